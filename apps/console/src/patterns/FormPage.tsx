import { Breadcrumbs, Page } from '@khep/ui';
import type { BreadcrumbItem } from '@khep/ui';
import type { ReactNode } from 'react';
import type { FormDeclaration } from '../forms/useDraftForm.tsx';
import { AsyncContent } from '../data/AsyncContent.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { FormPanel } from './FormPanel.tsx';
import type { FormPanelProps } from './FormPanel.tsx';
import type { RecordCall } from './RecordPage.tsx';

export interface FormPageProps<Values extends object, Answer> extends Omit<
  FormPanelProps<Values, Answer>,
  'form'
> {
  title: string;
  breadcrumbs: readonly BreadcrumbItem[];
  description?: ReactNode;
  /** At the end of the header: another way to the same, such as a file. */
  actions?: ReactNode;
  /** The record's call, for a form that edits one: its loading, its errors and its absence are shown. */
  record?: RecordCall;
  /** Below the form, with buttons of its own. */
  after?: ReactNode;
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
  after,
  actions,
  ...body
}: FormPageProps<Values, Answer>) {
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      description={description}
      actions={actions}
      breadcrumbs={<Breadcrumbs items={[...breadcrumbs]} />}
    >
      <AsyncContent
        isLoading={form === undefined}
        // An error of a refresh must not take away what is typed.
        error={form === undefined ? record?.error : undefined}
        onRetry={() => void record?.reload()}
        isMissing={record?.isMissing ?? false}
        {...(record?.notFound !== undefined && { notFound: record.notFound })}
        {...(record?.listLink !== undefined && { action: record.listLink })}
      >
        {form && <FormPanel key={form.name} form={form} {...body} />}
      </AsyncContent>
      {after}
    </Page>
  );
}
