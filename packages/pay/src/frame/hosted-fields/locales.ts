import { textOf } from '../../protocol/json.ts';
import { FIELD_KEYS, type FieldKey } from '../../protocol/hosted-fields.ts';

/** Texts that the frames show by themselves, in one language. */
export interface LocaleMessages {
  /** The value of the `lang` attribute. */
  language: string;
  isRightToLeft: boolean;
  labels: Readonly<Record<FieldKey, string>>;
  /** Title of a frame, before the label. */
  title: string;
  incomplete: string;
  invalid: string;
  unsupported: string;
}

/** language | labels in the order of the field keys | title | incomplete | invalid | unsupported */
const table = `en|Credit Card Number|CVV|Expiration Date|Expiration Month|Expiration Year|Postal Code|Cardholder Name|Secure Credit Card Frame|Please complete this field.|Please check this entry.|This type of card is not accepted.
de|Kartennummer|Prüfziffer (CVV)|Ablaufdatum|Ablaufmonat|Ablaufjahr|Postleitzahl|Name auf der Karte|Sicheres Kartenfeld|Bitte vervollständigen Sie dieses Feld.|Bitte prüfen Sie diese Eingabe.|Diese Kartenart wird nicht angenommen.
fr|Numéro de carte|Cryptogramme (CVV)|Date d’expiration|Mois d’expiration|Année d’expiration|Code postal|Nom du titulaire|Champ de carte sécurisé|Veuillez compléter ce champ.|Veuillez vérifier cette saisie.|Ce type de carte n’est pas accepté.
es|Número de tarjeta|CVV|Fecha de caducidad|Mes de caducidad|Año de caducidad|Código postal|Nombre del titular|Campo seguro de tarjeta|Complete este campo.|Revise este dato.|No se acepta este tipo de tarjeta.
it|Numero della carta|CVV|Data di scadenza|Mese di scadenza|Anno di scadenza|CAP|Nome del titolare|Campo sicuro della carta|Completa questo campo.|Controlla questo dato.|Questo tipo di carta non è accettato.
nl|Kaartnummer|CVV|Vervaldatum|Vervalmaand|Vervaljaar|Postcode|Naam kaarthouder|Beveiligd kaartveld|Vul dit veld volledig in.|Controleer deze invoer.|Dit type kaart wordt niet geaccepteerd.
pl|Numer karty|CVV|Data ważności|Miesiąc ważności|Rok ważności|Kod pocztowy|Imię i nazwisko na karcie|Bezpieczne pole karty|Uzupełnij to pole.|Sprawdź wpisaną wartość.|Ten rodzaj karty nie jest akceptowany.
pt|Número do cartão|CVV|Data de validade|Mês de validade|Ano de validade|Código postal|Nome do titular|Campo seguro do cartão|Preencha este campo.|Verifique este dado.|Este tipo de cartão não é aceito.
sv|Kortnummer|CVV|Utgångsdatum|Utgångsmånad|Utgångsår|Postnummer|Kortinnehavarens namn|Säkert kortfält|Fyll i hela fältet.|Kontrollera uppgiften.|Den här korttypen accepteras inte.
da|Kortnummer|CVV|Udløbsdato|Udløbsmåned|Udløbsår|Postnummer|Kortholders navn|Sikkert kortfelt|Udfyld hele feltet.|Kontrollér det indtastede.|Denne korttype accepteres ikke.
nb|Kortnummer|CVV|Utløpsdato|Utløpsmåned|Utløpsår|Postnummer|Kortholders navn|Sikkert kortfelt|Fyll ut hele feltet.|Kontroller det du skrev.|Denne korttypen godtas ikke.
fi|Kortin numero|CVV|Viimeinen voimassaolopäivä|Voimassaolokuukausi|Voimassaolovuosi|Postinumero|Kortinhaltijan nimi|Suojattu korttikenttä|Täytä kenttä loppuun.|Tarkista tämä tieto.|Tätä korttityyppiä ei hyväksytä.
cs|Číslo karty|CVV|Datum platnosti|Měsíc platnosti|Rok platnosti|PSČ|Jméno držitele karty|Zabezpečené pole karty|Vyplňte prosím celé pole.|Zkontrolujte prosím tento údaj.|Tento typ karty nepřijímáme.
hu|Kártyaszám|CVV|Lejárat dátuma|Lejárat hónapja|Lejárat éve|Irányítószám|Kártyabirtokos neve|Biztonságos kártyamező|Kérjük, töltse ki a mezőt.|Kérjük, ellenőrizze az adatot.|Ezt a kártyatípust nem fogadjuk el.
ro|Numărul cardului|CVV|Data expirării|Luna expirării|Anul expirării|Cod poștal|Numele titularului|Câmp securizat pentru card|Completați acest câmp.|Verificați această valoare.|Acest tip de card nu este acceptat.
el|Αριθμός κάρτας|CVV|Ημερομηνία λήξης|Μήνας λήξης|Έτος λήξης|Ταχυδρομικός κώδικας|Όνομα κατόχου|Ασφαλές πεδίο κάρτας|Συμπληρώστε αυτό το πεδίο.|Ελέγξτε αυτή την τιμή.|Αυτός ο τύπος κάρτας δεν γίνεται δεκτός.
ru|Номер карты|CVV|Срок действия|Месяц окончания|Год окончания|Почтовый индекс|Имя владельца карты|Защищённое поле карты|Заполните это поле до конца.|Проверьте введённое значение.|Карты этого типа не принимаются.
tr|Kart numarası|CVV|Son kullanma tarihi|Son kullanma ayı|Son kullanma yılı|Posta kodu|Kart sahibinin adı|Güvenli kart alanı|Lütfen bu alanı tamamlayın.|Lütfen bu bilgiyi kontrol edin.|Bu kart türü kabul edilmiyor.
ko|카드 번호|보안 코드|유효 기간|만료 월|만료 연도|우편번호|카드 소유자 이름|보안 카드 입력란|이 항목을 끝까지 입력하세요.|입력한 내용을 확인하세요.|사용할 수 없는 카드 종류입니다.
th|หมายเลขบัตร|รหัส CVV|วันหมดอายุ|เดือนหมดอายุ|ปีหมดอายุ|รหัสไปรษณีย์|ชื่อผู้ถือบัตร|ช่องกรอกบัตรที่ปลอดภัย|โปรดกรอกช่องนี้ให้ครบ|โปรดตรวจสอบข้อมูลนี้|ไม่รับบัตรประเภทนี้
ja|カード番号|セキュリティコード|有効期限|有効期限（月）|有効期限（年）|郵便番号|カード名義人|安全なカード入力欄|最後まで入力してください。|入力内容を確認してください。|この種類のカードは利用できません。
zh|卡号|安全码|有效期|有效期（月）|有效期（年）|邮政编码|持卡人姓名|安全的银行卡输入框|请填写完整。|请检查此项内容。|不支持此类银行卡。
ar|رقم البطاقة|رمز الأمان|تاريخ الانتهاء|شهر الانتهاء|سنة الانتهاء|الرمز البريدي|اسم حامل البطاقة|حقل بطاقة آمن|يرجى إكمال هذا الحقل.|يرجى التحقق من هذا الإدخال.|هذا النوع من البطاقات غير مقبول.
he|מספר כרטיס|קוד אבטחה|תאריך תפוגה|חודש תפוגה|שנת תפוגה|מיקוד|שם בעל הכרטיס|שדה כרטיס מאובטח|יש להשלים את השדה.|יש לבדוק את הערך.|סוג כרטיס זה אינו מתקבל.`;

const lines = table.split('\n').map((line) => line.split('|'));
const otherNames: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/** Messages of a locale such as `pt-BR` or `de_AT`; English where the locale is unknown. */
export function messagesFor(locale: unknown): LocaleMessages {
  const typed = textOf(locale)?.toLowerCase().split(/[-_]/)[0] ?? '';
  const language = otherNames[typed] ?? typed;
  const found = lines.find(([name]) => name === language) ?? lines[0] ?? [];
  const [name = '', ...texts] = found;
  const [title = '', incomplete = '', invalid = '', unsupported = ''] = texts.slice(
    FIELD_KEYS.length,
  );
  const labels = Object.fromEntries(FIELD_KEYS.map((key, place) => [key, texts[place] ?? '']));
  return {
    language: name,
    isRightToLeft: name === 'ar' || name === 'he',
    // Every field key has got a label above.
    labels: labels as Record<FieldKey, string>,
    title,
    incomplete,
    invalid,
    unsupported,
  };
}
