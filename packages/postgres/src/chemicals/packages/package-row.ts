import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** A row in the general format of docs/data.md. An empty text means that the value is not given. */
const rowForm = z.object({
  ...{
    cas: z.string(),
    ec: z.string(),
    name: z.string(),
    synonyms: z.array(z.string()).readonly(),
    otherNames: z.array(z.string()).readonly(),
  },
  ...{ formula: z.string(), molarMass: z.string(), smiles: z.string(), inchikey: z.string(), dtxsid: z.string() },
  ...{ otherCas: z.array(z.string()).readonly(), entry: z.string() },
  // What was read before imports knew thresholds has none.
  ...{ fromPercent: z.string().default(''), abovePercent: z.string().default('') },
});

export type PackageRow = Readonly<z.infer<typeof rowForm>>;

export const packedRows = (rows: readonly PackageRow[]): Buffer => gzipSync(JSON.stringify(rows), { level: 4 });

export const rowsOfPart = (bytes: Uint8Array): readonly PackageRow[] =>
  z.array(rowForm).parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
