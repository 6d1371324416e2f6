import { z } from 'zod';
import { text } from './text-schema.ts';
import { purposes } from './use/purpose.ts';

/** `none`: used as supplied. */
export const processings = ['none', 'welding', 'soldering', 'cutting', 'grinding', 'spraying'] as const;

/** A group standard as it read when the user accepted it. `id` is its number, or the id of a custom one. */
const groupStandardSchema = z.object({ id: text(40), approvalCode: text(40), name: text(300) });

const purposesSchema = z.array(z.enum(purposes)).max(purposes.length).default([]);

export const descriptionSchema = z.object({
  productName: text(200),
  companyName: text(200),
  /** ISO 3166-1 alpha-2 of the country the sheet is made for; empty until chosen. */
  country: text(2),
  /** BCP 47; empty until chosen. */
  language: text(10),
  partNumber: text(),
  /** Separated by semicolons. */
  synonyms: text(2000),
  uses: text(2000),
  /** Codes of product categories (EuPCS) that the user confirmed, the main one first. */
  productCategories: z.array(text(20)).max(10).default([]),
  /** Purposes that the product categories leave open, each confirmed or denied by the user. */
  purposes: z.object({ confirmed: purposesSchema, denied: purposesSchema }).prefault({}),
  usesAdvisedAgainst: text(2000),
  /** Uses in the second language, for a sheet in two languages. */
  secondLanguage: z.object({ uses: text(2000), usesAdvisedAgainst: text(2000) }).prefault({}),
  /** Separated by `, `. */
  ufiNumbers: text(2000),
  vendorCountry: text(2),
  telephone: text(60),
  emergencyTelephone: text(200),
  /** New Zealand: the group standards that the user accepted for the product. */
  groupStandards: z.array(groupStandardSchema).max(20).default([]),
  /**
   * New Zealand, in drafts from before the choice of group standards: approval number (HSR…) or name of the group
   * standard.
   */
  hsnoApproval: text(200),
  /** Canada: the claim to withhold an ingredient's name. Days as `2024-03-15`. */
  hmiraRegistryNumber: text(60),
  hmiraDateFiled: text(10),
  hmiraDateGranted: text(10),
  /** China: the supplier's number for this sheet, printed at the head of page 1. */
  documentNumber: text(60),
  /** The product's entry in a national list, by list id. Section 15 names these lists in the country's own form. */
  nationalListings: z
    .record(z.string().max(40), text(500))
    .refine((listings) => Object.keys(listings).length <= 40)
    .default({}),
  otherEmergencyTelephoneNumbers: text(500),
  email: text(254),
  website: text(500),
  emergencyProvider: text(200),
  suburb: text(200),
  state: text(200),
  street: text(300),
  postcode: text(20),
  /** One of `productUses`; empty until chosen. */
  productUse: text(20),
  /** How the product is worked, if that creates hazards that the product as supplied lacks; empty until chosen. */
  processing: z.enum(['', ...processings]).default(''),
  /** Capacity of the smallest package in millilitres, as typed. */
  packageMl: text(20),
  /** The product's status in the chemical inventory of the country, in the user's words. */
  inventoryStatus: text(500),
  /** Codes of use descriptors (REACH), e.g. `SU3`. */
  reachUses: z.array(z.string().max(20)).max(200).default([]),
  logo: z
    .object({ fileId: z.string().max(64).nullable().default(null), width: z.int().min(10).max(200).default(200) })
    .default({ fileId: null, width: 200 }),
});
