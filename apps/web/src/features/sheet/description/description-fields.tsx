import { usePart } from '../../../api/use-part.ts';
import { QuietFailure } from '../../../ui/quiet-failure.tsx';
import styles from '../fields/draft-field.module.css';
import { DescriptionField } from '../fields/description-field.tsx';
import { SecondDescription } from '../fields/second-language-field.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useWizardUi } from '../state/wizard-context.ts';
import { CountryField, LanguageField, VendorCountryField } from './description-choices.tsx';
import { NationalFields } from './national-fields.tsx';
import { UfiField } from './ufi-field.tsx';
import { useFirstWords } from '../../../words/words.ts';

const loadCompanyLine = async () => (await import('../company/company-line.tsx')).CompanyLine;
const loadCodeFields = async () => (await import('./code-fields.tsx')).CodeFields;
const loadPoisonCentres = async () => (await import('./sheet-poison-centres.tsx')).SheetPoisonCentres;

/** Loaded once the first fields are usable, because its lists are long. */
function Codes() {
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  const { part: CodeFields, hasFailed } = usePart(loadCodeFields, { isWanted });
  const { categories } = useFirstWords().description;
  if (CodeFields !== null) return <CodeFields />;
  if (!hasFailed) return <div className={styles['awaited']} />;
  return (
    <div className={styles['wide']}>
      <QuietFailure text={categories.notLoaded} />
    </div>
  );
}

/** Loaded once the first fields are usable. Its space is reserved, so that the fields below do not move. */
function Company() {
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  const { part: CompanyLine } = usePart(loadCompanyLine, { isWanted });
  return <div className={styles['awaitedLine']}>{CompanyLine !== null && <CompanyLine />}</div>;
}

function Centres() {
  const isWanted = useWizardUi(({ isStepShown }) => isStepShown);
  const { part: SheetPoisonCentres } = usePart(loadPoisonCentres, { isWanted });
  return SheetPoisonCentres !== null && <SheetPoisonCentres />;
}

/** Every field of the description except the logo; SDS Settings shows the same fields. */
export function DescriptionFields() {
  const { group, hint } = useFirstWords().description;
  return (
    <>
      <FieldGroup heading={group.product}>
        <DescriptionField field="productName" isRequired hint={hint.productName} />
        <DescriptionField field="companyName" isRequired autoComplete="organization" />
        <CountryField />
        <LanguageField />
        <DescriptionField field="partNumber" />
        <DescriptionField field="synonyms" hint={hint.synonyms} />
        <DescriptionField field="uses" rows={2} isWide hint={hint.uses} />
        <SecondDescription field="uses" />
        <Codes />
        <DescriptionField field="usesAdvisedAgainst" isWide />
        <SecondDescription field="usesAdvisedAgainst" />
        <UfiField />
      </FieldGroup>
      <FieldGroup heading={group.supplier} intro={group.supplierIntro}>
        <Company />
        <DescriptionField field="street" autoComplete="street-address" isWide />
        <DescriptionField field="suburb" autoComplete="address-level2" />
        <DescriptionField field="postcode" autoComplete="postal-code" />
        <DescriptionField field="state" autoComplete="address-level1" />
        <VendorCountryField />
        <DescriptionField field="telephone" type="tel" autoComplete="tel" />
        <DescriptionField field="email" type="email" autoComplete="email" />
        <DescriptionField field="website" type="url" autoComplete="url" isWide />
      </FieldGroup>
      <FieldGroup heading={group.emergency}>
        <DescriptionField field="emergencyProvider" />
        <DescriptionField field="emergencyTelephone" type="tel" />
        <DescriptionField field="otherEmergencyTelephoneNumbers" isWide />
        <Centres />
      </FieldGroup>
      <NationalFields />
    </>
  );
}
