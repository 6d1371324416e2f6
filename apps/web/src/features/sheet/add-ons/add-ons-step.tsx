import { Checkbox, Loader } from '@mantine/core';
import { FormMessage } from '../../../ui/form-message.tsx';
import { priceText } from '../../../ui/money.ts';
import { unbroken } from '../../../words/unbroken.ts';
import type { WizardStep } from '../state/journey.ts';
import { useDraft, useEdit } from '../state/wizard-context.ts';
import styles from './add-ons-step.module.css';
import { DescriptionField } from '../fields/description-field.tsx';
import { usePreparedDocument } from '../state/use-prepared-document.ts';
import { usePreparedPages } from '../state/use-prepared-pages.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { useSaveParameters } from '../wizard/use-save-parameters.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { getConfig } from '@gosds/contract/catalogue/get-config';
import { useQuery } from '@tanstack/react-query';
import { invoke } from '../../../api/invoke.ts';
import { firstWords, useWords, words } from '../../../words/words.ts';

/** A number of years as text: `5 years`. */
const shownYears = (count: number): string => firstWords().formats.years(count);

/** Prices and offers of this installation; loaded once per page. */
const useConfig = () => useQuery({ queryKey: ['config'], queryFn: () => invoke(getConfig), staleTime: Infinity }).data;

type ErType = 'subscription' | 'single';

type OptionProps = {
  readonly type: ErType;
  readonly title: string;
  readonly price: string;
  readonly terms: string;
};

/** Clicking a checked option clears it; checking one clears the other. */
function ErOption({ type, title, price, terms }: OptionProps) {
  const chosen = useDraft((draft) => draft.addOns.goEr);
  const edit = useEdit();
  const isChosen = chosen === type;
  return (
    <label className={styles['option']} data-chosen={isChosen || undefined}>
      <Checkbox
        id={`addOns.goEr.${type}`}
        checked={isChosen}
        onChange={() => {
          edit('addOns.goEr', (draft) => ({ ...draft, addOns: { ...draft.addOns, goEr: isChosen ? '' : type } }));
        }}
      />
      <span>
        <b>{title}</b>
        <span className={styles['terms']}>{terms}</span>
      </span>
      <span className={styles['price']}>{price}</span>
    </label>
  );
}

type ErPrices = { readonly erSubscription: number; readonly erSingle: number; readonly erSingleYears: number };

function singleTerms({ erSubscription, erSingle, erSingleYears }: ErPrices): string {
  const percentOff = Math.round(100 - (erSingle * 100) / (erSubscription * erSingleYears));
  const { response } = words().addOns;
  const years = shownYears(erSingleYears);
  return percentOff > 0 ? response.singleTermsOff({ years, percent: percentOff }) : response.singleTerms(years);
}

function ErOptions({ prices, number }: { readonly prices: ErPrices; readonly number: string }) {
  const { response } = useWords().addOns;
  return (
    <section className={styles['card']} aria-labelledby="er-heading">
      <h3 id="er-heading" className={styles['heading']}>
        {response.heading}
      </h3>
      <p className={styles['intro']}>
        {response.intro} {response.number(unbroken(number))}
      </p>
      <div className={styles['options']}>
        <ErOption
          type="subscription"
          title={response.subscription}
          price={priceText(prices.erSubscription)}
          terms={response.subscriptionTerms}
        />
        <ErOption
          type="single"
          title={response.single}
          price={priceText(prices.erSingle)}
          terms={singleTerms(prices)}
        />
      </div>
    </section>
  );
}

/** Shown if no service is sold: the emergency numbers that the sheet prints, and what happened to an earlier choice. */
function OwnNumbers() {
  const { own } = useWords().addOns;
  const isChosen = useDraft((draft) => draft.addOns.goEr !== '');
  return (
    <>
      {isChosen && <FormMessage tone="warning">{own.chosen}</FormMessage>}
      <FieldGroup heading={own.heading} intro={own.intro}>
        <DescriptionField field="emergencyProvider" />
        <DescriptionField field="emergencyTelephone" type="tel" />
        <DescriptionField field="otherEmergencyTelephoneNumbers" isWide />
      </FieldGroup>
    </>
  );
}

export function AddOnsStep({ step }: { readonly step: WizardStep }) {
  const { intro, loading } = useWords().addOns;
  usePreparedPages();
  usePreparedDocument();
  const config = useConfig();
  const { saveAgain, dialog } = useSaveParameters();
  return (
    <StepFrame step={step} intro={intro} onNext={saveAgain}>
      {dialog}
      {config === undefined && <Loader size="sm" aria-label={loading} role="status" />}
      {config !== undefined &&
        (config.emergencyResponse ? (
          <ErOptions prices={config.prices} number={config.emergencyResponse.number} />
        ) : (
          <OwnNumbers />
        ))}
    </StepFrame>
  );
}
