import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import { otherInformation, regulations, transport } from './closing-elements.ts';
import { composition } from './composition-elements.ts';
import { disposal, ecology, exposure, stability, toxicology } from './effect-elements.ts';
import { hazardIdentification } from './hazard-elements.ts';
import { identification } from './identification-elements.ts';
import { measures } from './measure-elements.ts';
import { properties } from './property-elements.ts';
import { type SdscomContext, sdscomContext } from './sdscom-context.ts';
import { required, serialise, value, type XmlElement } from './xml-element.ts';

const namespace = 'http://www.esdscom.eu/eSDScom';

function exportInformation({ product: { country }, tag, edition: { revisionDate } }: SdscomContext): XmlElement {
  const [code = tag, region = ''] = tag.split('-');
  return required(
    'InformationFromExportingSystem',
    value('SdscomVersionNo', '5.6'),
    required(
      'Language',
      value('FreetextLanguageCode', code),
      /^[A-Z]{2}$/.test(region) ? value('FreetextLanguageCountryCode', region) : undefined,
    ),
    required('RegulationsRelatedToCountryOrRegion', value('RegulationsRelatedToCountryOrRegionCode', country)),
    value('SystemUsedInPreparation', 'GoSDS'),
    value('DateGeneratedExport', revisionDate),
  );
}

/**
 * The sheet in SDScom XML 5.6. Carries the date of the revision, so that the same sheet gives the same bytes. Undefined
 * if the format has no full region for the market: it has them for the European Union and Great Britain.
 */
export function sheetXml(facts: SheetFacts, made: MadeSheet): string | undefined {
  const context = sdscomContext(facts, made);
  if (!context) return undefined;
  const sheet = required(
    'Datasheet',
    identification(context),
    hazardIdentification(context),
    composition(context),
    measures(context),
    exposure(context),
    properties(context),
    stability(context),
    toxicology(context),
    ecology(context),
    disposal(context),
    transport(context),
    regulations(context),
    otherInformation(context),
  );
  const content = serialise(exportInformation(context)) + serialise(sheet);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<eSDScom:DatasheetFeed xmlns:eSDScom="${namespace}">${content}</eSDScom:DatasheetFeed>\n`;
}
