import { Breadcrumbs, Button, Card, CardSection, Grid, Inline, Page, Stack } from '@khep/ui';
import type { BreadcrumbItem } from '@khep/ui';
import type { ReactNode } from 'react';
import { guardedNavigate } from '../forms/leaveGuard.ts';
import { useDraftForm } from '../forms/useDraftForm.tsx';
import type { DraftForm, FormDeclaration } from '../forms/useDraftForm.tsx';
import { AsyncContent } from '../data/AsyncContent.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { FormFields } from './FormFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { describeValues, mergeDimensionErrors } from './formFields.ts';
import type { FormSections } from './formFields.ts';
import type { RecordCall } from './RecordPage.tsx';

interface FormBodyProps<Values extends object, Answer> {
  form: FormDeclaration<Values, Answer>;
  sections: FormSections<Values>;
  /** The deed, in a verb: "Save SKU". */
  submitLabel: string;
  cancelHref: string;
  aside?: (form: DraftForm<Values>) => ReactNode;
}

function FormBody<Values extends object, Answer>({
  form: declaration,
  sections: sectionsOf,
  submitLabel,
  cancelHref,
  aside,
}: FormBodyProps<Values, Answer>) {
  const form = useDraftForm(declaration);
  const sections = sectionsOf(form);
  const card = (
    <Card
      hasSections
      footer={
        <Inline gap={12} justify="end">
          <Button onPress={() => guardedNavigate(cancelHref)}>Cancel</Button>
          <Button type="submit" tone="accent" isPending={form.isPending}>
            {submitLabel}
          </Button>
        </Inline>
      }
    >
      {sections.map(({ title, description, columns, fields }) => (
        <CardSection
          key={title}
          {...(title !== undefined && { title })}
          {...(description !== undefined && { description })}
        >
          <FormFields form={form} fields={fields} {...(columns !== undefined && { columns })} />
        </CardSection>
      ))}
    </Card>
  );
  return (
    <FormFrame
      form={form}
      values={describeValues(sections)}
      errors={mergeDimensionErrors(form.errors, sections)}
      submitLabel={submitLabel}
    >
      {aside ? (
        <Grid columns={{ base: 1, lg: 'aside' }} gap={16} align="start">
          {card}
          <Stack gap={16}>{aside(form)}</Stack>
        </Grid>
      ) : (
        card
      )}
    </FormFrame>
  );
}

export interface FormPageProps<Values extends object, Answer> extends Omit<
  FormBodyProps<Values, Answer>,
  'form'
> {
  title: string;
  breadcrumbs: readonly BreadcrumbItem[];
  description?: ReactNode;
  /** The record's call, for a form that edits one: its loading, its errors and its absence are shown. */
  record?: RecordCall;
  /** Undefined while the record is loading. */
  form: FormDeclaration<Values, Answer> | undefined;
}

/**
 * A page that creates or edits one record. Keeps a draft, asks before leaving, shows the server's errors in place and
 * merges changes that someone else saved.
 */
export function FormPage<Values extends object, Answer>({
  title,
  breadcrumbs,
  description,
  record,
  form,
  ...body
}: FormPageProps<Values, Answer>) {
  useDocumentTitle(title);
  return (
    <Page title={title} description={description} breadcrumbs={<Breadcrumbs items={[...breadcrumbs]} />}>
      <AsyncContent
        isLoading={form === undefined}
        // An error of a refresh must not take away what is typed.
        error={form === undefined ? record?.error : undefined}
        onRetry={() => void record?.reload()}
        {...(record?.notFound !== undefined && { notFound: record.notFound })}
        {...(record?.listLink !== undefined && { action: record.listLink })}
      >
        {form && <FormBody key={form.name} form={form} {...body} />}
      </AsyncContent>
    </Page>
  );
}
