import { z } from 'zod';

export const maxStaffReason = 300;

/** Why a member of staff refunds, deletes an account or closes a page: kept in the list of acts. */
export const staffReasonSchema = z.string().trim().min(3).max(maxStaffReason);
