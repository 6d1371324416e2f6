import { z } from 'zod';
import type { Call } from '../call.ts';

const groupStandardSchema = z.object({
  /** The approval number of an official standard; a custom standard has a number of its own. */
  Id: z.string(),
  /** Shown as HSR Number. */
  ApprovalCode: z.string(),
  Name: z.string(),
  MaterialId: z.string(),
  /** True if the standard belongs to the account, which may edit and delete it. */
  IsCustomStandard: z.boolean(),
  AcceptedByUser: z.boolean(),
});

export type GroupStandard = z.infer<typeof groupStandardSchema>;

/** Id of the draft of the sheet. */
const materialId = z.uuid();
const id = z.string().min(1).max(40);

export const loadGroupStandards = {
  method: 'POST',
  path: '/api/group-standards/load',
  summary:
    'Group standards of a country for a sheet, those of the account with `IncludeUsers`; none for a country without them. 404 not-found for the sheet of another account.',
  body: z.strictObject({
    MaterialId: materialId,
    MsdsId: z.string().max(40).default(''),
    CountryId: z.string().max(2),
    IncludeUsers: z.boolean().default(true),
  }),
  response: { 200: z.array(groupStandardSchema) },
} as const satisfies Call;

export const saveGroupStandard = {
  method: 'POST',
  path: '/api/group-standards/save',
  summary:
    'Adds a custom group standard to the account, or changes the one with this `Id`. 404 not-found for that of another account; 409 too-many-drafts where the account is full.',
  body: z.strictObject({
    /** Empty means a new standard. */
    Id: z.string().max(40).default(''),
    ApprovalCode: z.string().trim().min(1).max(40),
    Name: z.string().trim().min(1).max(300),
    MaterialId: materialId,
  }),
  response: { 200: groupStandardSchema },
} as const satisfies Call;

export const deleteGroupStandard = {
  method: 'POST',
  path: '/api/group-standards/delete',
  summary: 'Deletes a custom group standard of the account. Sheets that named it keep it. 404 not-found for any other.',
  body: z.strictObject({ standardId: id }),
  response: { 200: z.object({ deleted: z.literal(true) }) },
} as const satisfies Call;

const ids = z.array(id).max(500);

export const acceptGroupStandards = {
  method: 'POST',
  path: '/api/group-standards/accept',
  summary:
    'The group standards of a sheet once these are accepted and those are not. The sheet keeps them with its next save. 404 not-found for a sheet or a standard of another account.',
  body: z.strictObject({ MaterialId: materialId, SelectedGroupStandardIds: ids, UnselectedGroupStandardIds: ids }),
  response: { 200: z.array(groupStandardSchema) },
} as const satisfies Call;
