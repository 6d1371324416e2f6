import { description, drop, given, goods, made, properties, row, say, to } from './change.ts';
import { type CheckCase, added, brake, breaks, cleaner, mends, on, only, secret } from './case-parts.ts';
import { picked } from '../products/supplier.ts';

const unNumber = (unNumber: string, dgClass = '3', packagingGroup = 'II') =>
  goods({
    unNumber,
    dgClass,
    packagingGroup,
    subRisk1: 'None',
    subRisk2: 'None',
    shippingName: 'FLAMMABLE LIQUID, N.O.S.',
    nosIngredients: ['toluene'],
  });
const proposed = goods({
  unNumber: '1992',
  dgClass: '3',
  subRisk1: '6.1',
  packagingGroup: 'II',
  shippingName: 'FLAMMABLE LIQUID, TOXIC, N.O.S.',
  nosIngredients: ['toluene', 'methanol'],
});
const nitrate = (proportion: string) =>
  on(
    cleaner,
    only(picked('1', 2336, ['Calcium nitrate', proportion]), picked('2', 3001, ['Water', '40'])),
    properties({ state: 'Solid' }),
  );

/** For each check of hazards and transport, a sheet that passes and one that fails. */
export const hazardCases: Readonly<Record<string, CheckCase>> = {
  'hazards.processing': mends(
    on(properties({ state: 'Solid' }), description({ uses: 'Welding of steel' })),
    description({ processing: 'welding' }),
  ),
  'hazards.classes-printed': breaks(brake, drop('classification.Flam. Liq. 2 H225')),
  'hazards.organs-unknown': breaks(
    on(cleaner, only(picked('1', 2657, ['Lithium hexafluorophosphate(1-)', '12']), picked('2', 3001, ['Water', '76']))),
    added(picked('9', 2432, ['Cobalt lithium dioxide', '12'])),
  ),
  'hazards.form-not-judged': breaks(brake, to('JP'), row(0, { materialId: 1222, name: 'Xylene' })),
  'hazards.not-judged': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'hazards.physical-open': breaks(cleaner, row(0, { proportion: '4' }), properties({ ph: '' })),
  'hazards.taken-over': mends(nitrate('60'), row(0, { proportion: '0.5' })),
  'hazards.oxidiser-agreed': breaks(nitrate('60'), drop('fire-hazards.hazardOxidiser')),
  'transport.oxidiser': breaks(
    nitrate('60'),
    row(0, { proportion: '30' }),
    goods({
      unNumber: '1479',
      dgClass: '5.1',
      packagingGroup: 'III',
      shippingName: 'OXIDIZING SOLID, N.O.S.',
      confirmed: true,
    }),
  ),
  'hazards.listed-carcinogen': breaks(brake, added(picked('9', 5531, ['Titanium dioxide', '0.1']))),
  'hazards.range-decides': mends(
    brake,
    row(1, { proportion: '50' }),
    row(0, { proportion: '30' }),
    row(2, { proportion: '20' }),
  ),
  'hazards.departure-without-evidence': breaks(brake, {
    draft: (draft) => ({
      ...draft,
      mode: 'advanced',
      review: { ...draft.review, items: [{ id: 'Asp. Tox. 1 H304', status: 'deleted', evidence: '' }] },
    }),
  }),
  'hazards.precautions-finished': breaks(brake, say('label.P501', 'P501 Dispose of contents/container to …')),
  'hazards.precautions-chosen': breaks(
    brake,
    made((each) => ({ ...each, label: { ...each.label, precautionaryStatements: [] } })),
  ),
  'hazards.precautions-mandatory': breaks(cleaner, {
    draft: (each) => ({ ...each, precautionChoices: { P102: 'left-out' } }),
    made: (each) => {
      const why = { key: 'precautions-leftOutBySupplier', values: {} };
      const left = [{ value: 'P102', paragraph: 'CLP Annex II, 2.11', why, isMandatory: true as const }];
      return { ...each, label: { ...each.label, precautionaryStatementsDropped: left } };
    },
  }),
  'hazards.precautions-left-out': breaks(brake, {
    draft: (each) => ({ ...each, precautionChoices: { P280: 'left-out' } }),
  }),
  'hazards.precautions-number': breaks(
    cleaner,
    made((each) => {
      const { precautionaryStatements: chosen } = each.label;
      return { ...each, label: { ...each.label, precautionaryStatements: [...chosen, ...chosen] } };
    }),
  ),
  'hazards.supplement-open': breaks(cleaner, row(2, { proportion: '75' }), added(picked('9', 7641, ['Furan', '5']))),
  'hazards.recipe-open': breaks(
    on(to('IE'), only(picked('1', 1221, ['Toluene', '50']), picked('2', 3001, ['Water', '50']))),
    row(1, { proportion: '40' }),
  ),
  'hazards.pbt-statement': breaks(cleaner, drop('other-hazards.pbt')),
  'hazards.endocrine-statement': breaks(cleaner, drop('other-hazards.endocrine')),
  'transport.hidden-entry': breaks(brake, secret('30-60')),
  'transport.decided': breaks(brake, row(1, { materialId: null, name: 'Perfume' })),
  'transport.un-form': breaks(on(brake, unNumber('1993')), unNumber('UN 1993')),
  'transport.un-known': breaks(on(brake, unNumber('1993')), unNumber('9998')),
  'transport.shipping-name': breaks(on(brake, unNumber('1993')), goods({ shippingName: 'TOLUENE' })),
  'transport.class': breaks(on(brake, unNumber('1993')), unNumber('1993', '8')),
  'transport.subsidiary-hazards': breaks(on(brake, unNumber('1993')), goods({ subRisk1: '8' })),
  'transport.packing-group': breaks(on(brake, unNumber('1993')), unNumber('1993', '3', 'None')),
  'transport.technical-name': breaks(on(brake, unNumber('1993')), goods({ nosIngredients: [] })),
  'transport.flammable': breaks(on(brake, proposed), unNumber('2810', '6.1')),
  'transport.corrosive': breaks(on(cleaner, unNumber('1824', '8')), unNumber('1993', '3')),
  'transport.toxic': breaks(
    on(brake, proposed, given('Acute toxicity, oral', 'Acute Tox. 2', 'H300')),
    unNumber('1993'),
  ),
  'transport.packing-group-of-flash-point': breaks(on(brake, unNumber('1993')), unNumber('1993', '3', 'III')),
  'transport.differs': breaks(on(brake, proposed), unNumber('1993')),
  'transport.confirmed': mends(brake, proposed),
  'transport.hazchem': breaks(on(to('AU'), proposed, goods({ hazChem: '•3WE' })), goods({ hazChem: '' })),
};
