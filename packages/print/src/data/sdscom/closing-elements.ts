import { openInWaterOf, shipmentOf } from '@gosds/sheet/sections/14-transport/transport-view';
import type { TransportMode } from '@gosds/sheet/profiles/profile';
import { profileOf } from '@gosds/sheet/profiles/profile-of';
import { freeTexts } from './free-texts.ts';
import type { SdscomContext } from './sdscom-context.ts';
import { flag, group, patterned, phrase, phrases, required, value, type XmlElement } from './xml-element.ts';

type Shipment = Extract<ReturnType<typeof shipmentOf>, { status: 'regulated' }>;

const classes = ['1', '2', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9'];

/** The transport class without division and compatibility group, which the format does not hold: `2.1` becomes 2. */
function classOf(text: string): string | undefined {
  if (classes.includes(text)) return text;
  const main = text.slice(0, 1);
  return /^[12]\.\d/.test(text) && classes.includes(main) ? main : undefined;
}

const commonTo = ({ un, shippingName }: Shipment) => [
  patterned('UnNo', un, /^\d{4}$/),
  phrase('ProperShippingNameEnglish', shippingName),
];

const classValue = (shipment: Shipment) => value('Class', classOf(shipment.class));

const subsidiary = (shipment: Shipment) =>
  shipment.subsidiary.slice(0, 2).map((risk) => value('SubsidiaryRisk', classOf(risk)));

const packingGroup = (shipment: Shipment) => patterned('PackingGroup', shipment.packingGroup, /^I{1,3}$/);

function road(shipment: Shipment): XmlElement | undefined {
  const { entry } = shipment;
  return group(
    'AdrRid',
    commonTo(shipment),
    classValue(shipment),
    value('ClassCode', entry?.classificationCode, 4),
    packingGroup(shipment),
    entry && group('OtherInformation', roadDetails(entry)),
  );
}

const roadDetails = (entry: NonNullable<Shipment['entry']>) => [
  value('AdrRidLimitedQty', entry.limitedQuantity, 20),
  patterned('AdrRidExceptedQty', entry.exceptedQuantity, /^E\d$/),
  value('AdrTunnelRestrictionCode', entry.tunnelCode, 10),
  patterned('AdrTransportCategory', entry.transportCategory, /^[1-4]$/),
  value('AdrHazardIdentificationNo', entry.hazardIdentificationNumber, 10),
];

/** The marine pollutant element; left out if this is unknown. */
function sea({ product }: SdscomContext, shipment: Shipment): XmlElement | undefined {
  const open = openInWaterOf(product, 'imdg');
  const isKnown = shipment.isEnvironmentallyHazardous || !open || !('missing' in open);
  const { entry } = shipment;
  return group(
    'Imdg',
    commonTo(shipment),
    classValue(shipment),
    subsidiary(shipment),
    packingGroup(shipment),
    isKnown ? flag('MarinePollutant', shipment.isEnvironmentallyHazardous) : undefined,
    group(
      'OtherInformation',
      value('LimitedQty', entry?.limitedQuantity, 20),
      patterned('ExceptedQty', entry?.exceptedQuantity, /^E\d$/),
      patterned('EmsCode', entry?.emS, /^F-\p{Lu}, S-\p{Lu}$/u),
    ),
  );
}

const air = (shipment: Shipment): XmlElement | undefined =>
  group('IataDgr', commonTo(shipment), classValue(shipment), subsidiary(shipment), packingGroup(shipment));

/**
 * The goods as the rules of a transport mode classify them; undefined if these exempt or forbid them, or are undecided.
 */
function carriedBy(c: SdscomContext, mode: TransportMode): Shipment | undefined {
  const profile = profileOf(c.market, c.product.asOf);
  if (!profile.modes.includes(mode)) return undefined;
  const shipment = shipmentOf({ ...c.product, profile }, mode);
  return shipment.status === 'regulated' && !shipment.isProhibited ? shipment : undefined;
}

/** Section 14. */
export function transport(c: SdscomContext): XmlElement {
  const [onRoad, atSea, inAir] = [carriedBy(c, 'adr'), carriedBy(c, 'imdg'), carriedBy(c, 'iata')];
  const isCarriedByAll = [onRoad, atSea, inAir].every((shipment) => shipment !== undefined);
  return required(
    'TransportInformation',
    atSea && sea(c, atSea),
    inAir && air(inAir),
    freeTexts(c, [
      ['SpecialPrecautionUser', ['transportPrecautions.general']],
      ['AdditionalInfo', ['bulk', ...(isCarriedByAll ? [] : (['unNumber'] as const)), 'transportEnvironment.unknown']],
    ]),
    onRoad && group('RegionEU', road(onRoad)),
  );
}

/** Section 15. */
export const regulations = (c: SdscomContext): XmlElement =>
  required('RegulatoryInformation', freeTexts(c, [['AdditionalInfo', ['regulations', 'safety-assessment']]]));

/** Section 16. */
export function otherInformation(c: SdscomContext): XmlElement {
  const abbreviations = c.texts.pairs('abbreviations');
  return required(
    'OtherInformation',
    freeTexts(c, [['EducationalRecommendations', ['training']]]),
    phrases('FurtherInformation', [...c.texts.under(['changes.text', 'statements']), ...c.texts.rows('methods')]),
    freeTexts(c, [['MainInformationSource', ['sources']]]),
    group(
      'RevisionInformation',
      value('RevisionNo', c.edition.version, 16),
      value('LastUpdateDate', c.edition.revisionDate),
    ),
    c.region.hasFurtherElements
      ? group(
          'RegionEU',
          abbreviations.map(([acronym, meaning]) =>
            required('AbbreviationAcronymList', value('Acronym', acronym), phrase('Meaning', meaning)),
          ),
        )
      : undefined,
  );
}
