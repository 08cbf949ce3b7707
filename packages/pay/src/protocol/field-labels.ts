import { FIELD_KEYS, type FieldKey } from './hosted-fields.ts';
import { textOf } from './json.ts';

/** What the fields are called, in one language. */
export interface FieldLabels {
  /** The value of a `lang` attribute. */
  language: string;
  isRightToLeft: boolean;
  labels: Readonly<Record<FieldKey, string>>;
}

/** language | labels in the order of the field keys */
const table = `en|Credit Card Number|CVV|Expiration Date|Expiration Month|Expiration Year|Postal Code|Cardholder Name
de|Kartennummer|Prüfziffer (CVV)|Ablaufdatum|Ablaufmonat|Ablaufjahr|Postleitzahl|Name auf der Karte
fr|Numéro de carte|Cryptogramme (CVV)|Date d’expiration|Mois d’expiration|Année d’expiration|Code postal|Nom du titulaire
es|Número de tarjeta|CVV|Fecha de caducidad|Mes de caducidad|Año de caducidad|Código postal|Nombre del titular
it|Numero della carta|CVV|Data di scadenza|Mese di scadenza|Anno di scadenza|CAP|Nome del titolare
nl|Kaartnummer|CVV|Vervaldatum|Vervalmaand|Vervaljaar|Postcode|Naam kaarthouder
pl|Numer karty|CVV|Data ważności|Miesiąc ważności|Rok ważności|Kod pocztowy|Imię i nazwisko na karcie
pt|Número do cartão|CVV|Data de validade|Mês de validade|Ano de validade|Código postal|Nome do titular
sv|Kortnummer|CVV|Utgångsdatum|Utgångsmånad|Utgångsår|Postnummer|Kortinnehavarens namn
da|Kortnummer|CVV|Udløbsdato|Udløbsmåned|Udløbsår|Postnummer|Kortholders navn
nb|Kortnummer|CVV|Utløpsdato|Utløpsmåned|Utløpsår|Postnummer|Kortholders navn
fi|Kortin numero|CVV|Viimeinen voimassaolopäivä|Voimassaolokuukausi|Voimassaolovuosi|Postinumero|Kortinhaltijan nimi
cs|Číslo karty|CVV|Datum platnosti|Měsíc platnosti|Rok platnosti|PSČ|Jméno držitele karty
hu|Kártyaszám|CVV|Lejárat dátuma|Lejárat hónapja|Lejárat éve|Irányítószám|Kártyabirtokos neve
ro|Numărul cardului|CVV|Data expirării|Luna expirării|Anul expirării|Cod poștal|Numele titularului
el|Αριθμός κάρτας|CVV|Ημερομηνία λήξης|Μήνας λήξης|Έτος λήξης|Ταχυδρομικός κώδικας|Όνομα κατόχου
ru|Номер карты|CVV|Срок действия|Месяц окончания|Год окончания|Почтовый индекс|Имя владельца карты
tr|Kart numarası|CVV|Son kullanma tarihi|Son kullanma ayı|Son kullanma yılı|Posta kodu|Kart sahibinin adı
ko|카드 번호|보안 코드|유효 기간|만료 월|만료 연도|우편번호|카드 소유자 이름
th|หมายเลขบัตร|รหัส CVV|วันหมดอายุ|เดือนหมดอายุ|ปีหมดอายุ|รหัสไปรษณีย์|ชื่อผู้ถือบัตร
ja|カード番号|セキュリティコード|有効期限|有効期限（月）|有効期限（年）|郵便番号|カード名義人
zh|卡号|安全码|有效期|有效期（月）|有效期（年）|邮政编码|持卡人姓名
ar|رقم البطاقة|رمز الأمان|تاريخ الانتهاء|شهر الانتهاء|سنة الانتهاء|الرمز البريدي|اسم حامل البطاقة
he|מספר כרטיס|קוד אבטחה|תאריך תפוגה|חודש תפוגה|שנת תפוגה|מיקוד|שם בעל הכרטיס`;

const lines = table.split('\n').map((line) => line.split('|'));
const otherNames: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/** Labels of a locale such as `pt-BR` or `de_AT`; English where the locale is unknown. */
export function fieldLabelsFor(locale: unknown): FieldLabels {
  const typed = textOf(locale)?.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = otherNames[typed] ?? typed;
  const [language = '', ...texts] = lines.find(([name]) => name === known) ?? lines[0] ?? [];
  const labels = Object.fromEntries(FIELD_KEYS.map((key, place) => [key, texts[place] ?? '']));
  return {
    language,
    isRightToLeft: language === 'ar' || language === 'he',
    // Every field key has got a label above.
    labels: labels as Record<FieldKey, string>,
  };
}
