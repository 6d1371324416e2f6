import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import styles from '../fields/draft-field.module.css';
import { DescriptionField } from '../fields/description-field.tsx';
import { SecondDescription } from '../fields/second-language-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { CountryField, LanguageField, VendorCountryField } from './description-choices.tsx';
import { NationalFields } from './national-fields.tsx';
import { UfiField } from './ufi-field.tsx';

/** Fetched once the first fields can be filled in: its lists are long. */
const CodeFields = lazy(() => loadPart(async () => ({ default: (await import('./code-fields.tsx')).CodeFields })));

/** Every field of the description but the logo; SDS Settings shows the same. */
export function DescriptionFields() {
  return (
    <>
      <FieldGroup heading="Product">
        <DescriptionField field="productName" isRequired hint="As shown on the label." />
        <DescriptionField field="companyName" isRequired autoComplete="organization" />
        <CountryField />
        <LanguageField />
        <DescriptionField field="partNumber" />
        <DescriptionField field="synonyms" hint="Separated by semicolons." />
        <DescriptionField
          field="uses"
          rows={2}
          isWide
          hint="What the product is for, e.g. thinner for solvent-borne paints."
        />
        <SecondDescription field="uses" />
        <Suspense fallback={<div className={styles['awaited']} />}>
          <CodeFields />
        </Suspense>
        <DescriptionField field="usesAdvisedAgainst" isWide />
        <SecondDescription field="usesAdvisedAgainst" />
        <UfiField />
      </FieldGroup>
      <FieldGroup heading="Supplier" intro="Printed in section 1 of the sheet.">
        <DescriptionField field="street" autoComplete="street-address" isWide />
        <DescriptionField field="suburb" autoComplete="address-level2" />
        <DescriptionField field="postcode" autoComplete="postal-code" />
        <DescriptionField field="state" autoComplete="address-level1" />
        <VendorCountryField />
        <DescriptionField field="telephone" type="tel" autoComplete="tel" />
        <DescriptionField field="email" type="email" autoComplete="email" />
        <DescriptionField field="website" type="url" autoComplete="url" isWide />
      </FieldGroup>
      <FieldGroup heading="Emergency">
        <DescriptionField field="emergencyProvider" />
        <DescriptionField field="emergencyTelephone" type="tel" />
        <DescriptionField field="otherEmergencyTelephoneNumbers" isWide />
      </FieldGroup>
      <NationalFields />
    </>
  );
}
