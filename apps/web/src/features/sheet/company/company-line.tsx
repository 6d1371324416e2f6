import { Button, Checkbox } from '@mantine/core';
import {
  companyDetailsFor,
  type CompanyProfile,
  departsFromProfile,
  fillCompany,
  withProfile,
} from '@gosds/sheet/draft/company-profile';
import type { Draft } from '@gosds/sheet/draft/draft';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../../api/call.ts';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useDraft, useEdit, useWizardUi } from '../state/wizard-context.ts';
import { companyProfile, rememberFrom, saveProfile } from './company-calls.ts';
import { companyKey } from './company-key.ts';
import { useWords } from '../../../words/words.ts';
import styles from './company-line.module.css';

type Description = Draft['description'];
type Props = { readonly profile: CompanyProfile; readonly description: Description };

function useDescribe() {
  const edit = useEdit();
  return (change: (description: Description) => Description) => {
    edit('description.company', (draft) => ({ ...draft, description: change(draft.description) }));
  };
}

/** Offers details of the profile for the empty fields of this sheet. */
function Offer({ profile, description }: Props) {
  const words = useWords().company.offer;
  const describe = useDescribe();
  const { companyName } = companyDetailsFor(profile, description.country);
  return (
    <FormMessage tone="note">
      <div className={styles['line']}>
        <span>{companyName === '' ? words.nameless : words.named(companyName)}</span>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            describe((present) => fillCompany(present, profile));
          }}
        >
          {words.fill}
        </Button>
      </div>
    </FormMessage>
  );
}

/** Says that the sheet differs from the profile. */
function Difference({ profile, description }: Props) {
  const words = useWords().company.difference;
  const describe = useDescribe();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => rememberFrom(description, { replaces: true }),
    onSuccess: (changed) => {
      queries.setQueryData(companyKey, changed);
    },
  });
  return (
    <FormMessage tone="note">
      <div className={styles['line']}>
        <span>{words.text}</span>
        <span className={styles['ways']}>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              describe((present) => withProfile(present, profile));
            }}
          >
            {words.use}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            loading={change.isPending}
            onClick={() => {
              change.mutate();
            }}
          >
            {words.change}
          </Button>
        </span>
      </div>
      {change.error !== null && <p>{messageOf(change.error)}</p>}
    </FormMessage>
  );
}

function Remembering({ profile }: Pick<Props, 'profile'>) {
  const words = useWords().company;
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (remembers: boolean) => saveProfile({ ...profile, remembers }),
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'company-profile' },
    onSuccess: (saved) => {
      queries.setQueryData(companyKey, saved);
    },
  });
  return (
    <div className={styles['line']}>
      <Checkbox
        size="sm"
        label={words.remember}
        checked={save.isPending ? save.variables : profile.remembers}
        error={save.error === null ? undefined : messageOf(save.error)}
        onChange={({ currentTarget }) => {
          save.mutate(currentTarget.checked);
        }}
      />
      <Link className={styles['link']} to="/company-profile">
        {words.title}
      </Link>
    </div>
  );
}

/** The relation between the company profile and the supplier of this sheet. Empty until the profile is loaded. */
export function CompanyLine() {
  const description = useDraft((draft) => draft.description);
  const isLocked = useWizardUi(({ paidLanguage }) => paidLanguage !== null);
  const { data: profile } = useQuery(companyProfile);
  if (profile === undefined || isLocked) return null;
  if (departsFromProfile(description, profile)) return <Difference profile={profile} description={description} />;
  const isFilled = fillCompany(description, profile) === description;
  return isFilled ? <Remembering profile={profile} /> : <Offer profile={profile} description={description} />;
}
