import { begunAs, description, printed, properties, to } from './change.ts';
import { type CheckCase, brake, breaks, cleaner, german, mends, on, only } from './case-parts.ts';
import { picked } from '../products/supplier.ts';

/** For each check of the frame, identification and the markets, a sheet that passes and one that fails. */
export const identificationCases: Readonly<Record<string, CheckCase>> = {
  'frame.banned-claims': breaks(cleaner, description({ uses: 'Harmless cleaning of floors' })),
  'frame.vague-claims': breaks(brake, description({ uses: 'Non-toxic cleaning of brakes' })),
  'frame.in-english': breaks(
    on(to('FR'), description({ language: 'fr' }), only(picked('1', 1221, ['Toluene', '100']))),
    only(picked('1', 8571, ['4-(1-Oxo-2-propenyl)-morpholine', '100'])),
  ),
  'identification.product-name': breaks(brake, description({ productName: ' ' })),
  'identification.language': { passes: to('IE'), fails: german },
  'identification.chosen-language': breaks(
    brake,
    printed((document) => ({ ...document, language: 'fr' })),
  ),
  'canada.official-languages': breaks(to('CA'), description({ language: 'en' })),
  'canada.prescribed-class': mends(
    on(to('CA'), only(picked('1', 7607, ['Nitromethane', '100']))),
    properties({ physicalHazardUnclassified: 'May explode under confinement or by a strong shock' }),
  ),
  'canada.own-words': mends(
    to('CA'),
    description({
      secondLanguage: { uses: 'Nettoyage de freins', usesAdvisedAgainst: 'Usage par les consommateurs' },
    }),
    properties({
      odour: 'Solvent',
      appearance: 'User Input',
      appearanceText: 'Clear',
      secondLanguage: {
        appearanceText: 'Limpide',
        odour: 'Odeur de solvant',
        physicalHazardUnclassified: '',
        healthHazardUnclassified: '',
        gloves: '',
      },
    }),
  ),
  'national.language': mends(to('JP'), description({ language: 'ja' })),
  'national.supplier-in-country': breaks(to('NZ'), description({ vendorCountry: 'AU' })),
  'new-zealand.approval': mends(to('NZ'), description({ hsnoApproval: 'HSR002670' })),
  'china.document-number': mends(to('CN'), description({ documentNumber: 'SDS-100' })),
  'korea.document-number': mends(to('KR'), description({ documentNumber: 'AA00000-0000000001' })),
  'china.emergency-number': mends(to('CN'), description({ emergencyTelephone: '+86 21 5555 0100 (24 h)' })),
  'identification.ufi-missing': mends(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5079' })),
  'identification.ufi-valid': breaks(cleaner, description({ ufiNumbers: 'E600-30P1-S00Y-5078' })),
  'identification.uses': breaks(brake, description({ uses: '' })),
  'identification.vague-use': breaks(brake, description({ uses: 'Industrial use' })),
  'identification.users': mends(german, description({ productUse: 'consumer' })),
  'identification.uses-advised-against': breaks(brake, description({ usesAdvisedAgainst: '' })),
  'language.own-words': breaks(
    brake,
    printed((document) => ({ ...document, language: 'de' })),
  ),
  'template.proposals': breaks(brake, begunAs('fuel'), description({ productCategories: [], uses: 'Other work' })),
  'template.first': breaks(brake, begunAs('fuel')),
  'identification.product-category': breaks(brake, description({ productCategories: [] })),
  'identification.purposes': breaks(
    brake,
    description({ uses: 'Grouting of joints', productCategories: ['PC-ADH-2'] }),
  ),
  'exposure.spraying': mends(
    on(brake, description({ uses: 'Cleaning of brakes by spraying' })),
    description({ processing: 'spraying' }),
  ),
  'identification.further-category': breaks(brake, description({ uses: 'Cleaning of brakes; disinfection of tools' })),
  'identification.company': breaks(brake, description({ companyName: '' })),
  'identification.address': breaks(brake, description({ street: '', suburb: '', postcode: '' })),
  'identification.full-address': breaks(brake, description({ postcode: '' })),
  'identification.supplier-country': breaks(brake, description({ vendorCountry: '' })),
  'identification.supplier-in-market': breaks(brake, description({ vendorCountry: 'DE' })),
  'identification.telephone': breaks(brake, description({ telephone: '' })),
  'identification.telephone-form': breaks(brake, description({ telephone: '555 010 0100' })),
  'identification.email': breaks(cleaner, description({ email: '' })),
  'identification.email-form': breaks(brake, description({ email: 'sds at example.com' })),
  'identification.emergency-telephone': breaks(brake, description({ emergencyTelephone: '' })),
  'identification.emergency-form': breaks(brake, description({ emergencyTelephone: 'see label' })),
  'identification.emergency-country-code': breaks(brake, description({ emergencyTelephone: '555 010 0199 (24 h)' })),
  'identification.emergency-hours': breaks(brake, description({ emergencyTelephone: '+1 555 010 0199' })),
  'identification.emergency-in-country': breaks(brake, description({ emergencyTelephone: '+49 30 19240 (24 h)' })),
  'identification.poison-centre': mends(
    to('DK'),
    description({ otherEmergencyTelephoneNumbers: 'Giftlinjen 8212 1212 (24 h)' }),
  ),
};
