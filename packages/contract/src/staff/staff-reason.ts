import { z } from 'zod';

/** Why a member of staff refunds, deletes an account or closes a page: kept in the list of acts. */
export const staffReasonSchema = z.string().trim().min(3).max(300);
