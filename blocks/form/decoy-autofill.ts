import type { BlockRule } from '../../engine/block-build-api'
import type { FormBlock } from '../../schemas/generated/types'
import { listFieldPlaces } from './field-places'
import { listFields } from './values/fields'

/** A field name that no browser or password manager fills in. */
const SAFE_NAME = 'moreRemarks'

/** Strings that browsers and password managers search for anywhere in a field name. */
const PARTS =
  `2fa addl address addr adress airline amount anrede apartment apelid apellid appart arrival benutzer
  birth building bundesland busca business calle captcha card cidade city ciudad code codigo cognom
  commune company correo countr county courriel crypto departure direccion document empresa estado
  expir extension factor famille fax fecha firma flight gender gueltig handy haus height honorific
  house iban indirizzo initial karte landmark language length localidad location login mail mobil
  morada name neighb newsletter nickname nombre nummer number numero onetime organi[sz]ation
  passport passw phone postal postleit prefix prenom principality provinc quantity query ragione ramal
  recherch recovery region register salutation scadenza search signup size sobrenom societe stadt
  state strasse street suburb subscribe suche suffix suite surname tele telfix title titel titolo titre
  titulaire totp town user valid verif vervaldatum ville website wohnort`.split(/\s+/)

/** Strings that browsers and password managers search for as whole words. */
const WORDS = `account anno annee area attn backup barrio bairro bday blog cap carte cb cc ccnr ccv
  cid colonia cost cp csc cvc cvd cvn cvv data date day dob exp ext family fname first
  floor homepage impp jaar jahr job key land last line lname maand mes mfa mi middle mm mname mois
  monat month mo nom nome ort otc otp pais photo pin plz post pcode price q rate role secret sex sms
  social ssn tel token unit url vcode vorname web year yy zip`.split(/\s+/)

const FILLED = new RegExp(`${PARTS.join('|')}|\\b(?:${WORDS.join('|')})\\d*\\b`)

/** Returns `true` if autofill software may recognise a field with this name. */
export function isFilledIn(name: string): boolean {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return FILLED.test(words) || FILLED.test(words.replaceAll(' ', ''))
}

/**
 * A honeypot field must not have a name that browsers fill in, because the receiver would refuse
 * real visitors.
 */
export const decoyAutofill: BlockRule<FormBlock> = {
  name: 'decoy-autofill',
  severity: 'warning',
  check({ fields }) {
    const places = listFieldPlaces(fields).flatMap(({ field, pointer }) =>
      field.type === 'decoy' && isFilledIn(field.name) ? [{ name: field.name, pointer }] : [],
    )
    const isFree = listFields(fields).every(({ name }) => name !== SAFE_NAME)
    return places.map(({ name, pointer }, order) => ({
      pointer: `${pointer}/name`,
      message: `Browsers and password managers may fill in a field with the name "${name}".`,
      hint: `Choose another name, such as "${SAFE_NAME}", and use it in the receiver too. Otherwise, the form of a person would be treated as spam.`,
      fix: isFree && order === 0 ? { from: name, to: SAFE_NAME } : undefined,
    }))
  },
}
