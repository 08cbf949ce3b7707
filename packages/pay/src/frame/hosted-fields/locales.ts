import { fieldLabelsFor, type FieldLabels } from '../../protocol/field-labels.ts';

/** Texts that the frames show by themselves, in one language. */
export interface LocaleMessages extends FieldLabels {
  /** Title of a frame, before the label. */
  title: string;
  incomplete: string;
  invalid: string;
  unsupported: string;
}

/** language | title | incomplete | invalid | unsupported */
const table = `en|Secure Credit Card Frame|Please complete this field.|Please check this entry.|This type of card is not accepted.
de|Sicheres Kartenfeld|Bitte vervollständigen Sie dieses Feld.|Bitte prüfen Sie diese Eingabe.|Diese Kartenart wird nicht angenommen.
fr|Champ de carte sécurisé|Veuillez compléter ce champ.|Veuillez vérifier cette saisie.|Ce type de carte n’est pas accepté.
es|Campo seguro de tarjeta|Complete este campo.|Revise este dato.|No se acepta este tipo de tarjeta.
it|Campo sicuro della carta|Completa questo campo.|Controlla questo dato.|Questo tipo di carta non è accettato.
nl|Beveiligd kaartveld|Vul dit veld volledig in.|Controleer deze invoer.|Dit type kaart wordt niet geaccepteerd.
pl|Bezpieczne pole karty|Uzupełnij to pole.|Sprawdź wpisaną wartość.|Ten rodzaj karty nie jest akceptowany.
pt|Campo seguro do cartão|Preencha este campo.|Verifique este dado.|Este tipo de cartão não é aceito.
sv|Säkert kortfält|Fyll i hela fältet.|Kontrollera uppgiften.|Den här korttypen accepteras inte.
da|Sikkert kortfelt|Udfyld hele feltet.|Kontrollér det indtastede.|Denne korttype accepteres ikke.
nb|Sikkert kortfelt|Fyll ut hele feltet.|Kontroller det du skrev.|Denne korttypen godtas ikke.
fi|Suojattu korttikenttä|Täytä kenttä loppuun.|Tarkista tämä tieto.|Tätä korttityyppiä ei hyväksytä.
cs|Zabezpečené pole karty|Vyplňte prosím celé pole.|Zkontrolujte prosím tento údaj.|Tento typ karty nepřijímáme.
hu|Biztonságos kártyamező|Kérjük, töltse ki a mezőt.|Kérjük, ellenőrizze az adatot.|Ezt a kártyatípust nem fogadjuk el.
ro|Câmp securizat pentru card|Completați acest câmp.|Verificați această valoare.|Acest tip de card nu este acceptat.
el|Ασφαλές πεδίο κάρτας|Συμπληρώστε αυτό το πεδίο.|Ελέγξτε αυτή την τιμή.|Αυτός ο τύπος κάρτας δεν γίνεται δεκτός.
ru|Защищённое поле карты|Заполните это поле до конца.|Проверьте введённое значение.|Карты этого типа не принимаются.
tr|Güvenli kart alanı|Lütfen bu alanı tamamlayın.|Lütfen bu bilgiyi kontrol edin.|Bu kart türü kabul edilmiyor.
ko|보안 카드 입력란|이 항목을 끝까지 입력하세요.|입력한 내용을 확인하세요.|사용할 수 없는 카드 종류입니다.
th|ช่องกรอกบัตรที่ปลอดภัย|โปรดกรอกช่องนี้ให้ครบ|โปรดตรวจสอบข้อมูลนี้|ไม่รับบัตรประเภทนี้
ja|安全なカード入力欄|最後まで入力してください。|入力内容を確認してください。|この種類のカードは利用できません。
zh|安全的银行卡输入框|请填写完整。|请检查此项内容。|不支持此类银行卡。
ar|حقل بطاقة آمن|يرجى إكمال هذا الحقل.|يرجى التحقق من هذا الإدخال.|هذا النوع من البطاقات غير مقبول.
he|שדה כרטיס מאובטח|יש להשלים את השדה.|יש לבדוק את הערך.|סוג כרטיס זה אינו מתקבל.`;

const lines = table.split('\n').map((line) => line.split('|'));

/** Messages of a locale such as `pt-BR` or `de_AT`; English where the locale is unknown. */
export function messagesFor(locale: unknown): LocaleMessages {
  const labels = fieldLabelsFor(locale);
  const found = lines.find(([name]) => name === labels.language) ?? [];
  const [, title = '', incomplete = '', invalid = '', unsupported = ''] = found;
  return { ...labels, title, incomplete, invalid, unsupported };
}
