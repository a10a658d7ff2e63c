import { Box, Button, Card, CardSection, Grid, Inline, Stack } from '@khep/ui';
import type { ReactNode } from 'react';
import { guardedNavigate } from '../forms/leaveGuard.ts';
import { useDraftForm } from '../forms/useDraftForm.tsx';
import type { DraftForm, FormDeclaration } from '../forms/useDraftForm.tsx';
import { FormFields } from './FormFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { describeValues, mergeDimensionErrors } from './formFields.ts';
import type { FormSections } from './formFields.ts';

export interface FormPanelProps<Values extends object, Answer> {
  form: FormDeclaration<Values, Answer>;
  sections: FormSections<Values>;
  /** The deed, in a verb: "Save SKU". */
  submitLabel: string;
  /** Where Cancel leads. Without it, unsaved changes are named and can be discarded. */
  cancelHref?: string;
  /** Beside the fields: a preview, which stays in view. */
  aside?: (form: DraftForm<Values>) => ReactNode;
  /** Width of what is beside the fields: 320 px, or more for a page. @default 'aside' */
  asideWidth?: 'aside' | 'wide';
}

/** The sections of a form with their buttons: a page's, or a tab's. */
export function FormPanel<Values extends object, Answer>({
  form: declaration,
  sections: sectionsOf,
  submitLabel,
  cancelHref,
  aside,
  asideWidth = 'aside',
}: FormPanelProps<Values, Answer>) {
  const form = useDraftForm(declaration);
  const sections = sectionsOf(form);
  const values = describeValues(sections);
  const submit = (
    <Button type="submit" tone="accent" isPending={form.isPending}>
      {submitLabel}
    </Button>
  );
  const card = (
    <Card
      hasSections
      footer={
        cancelHref === undefined ? (
          <UnsavedChanges form={form} initial={declaration.initial} values={values}>
            {submit}
          </UnsavedChanges>
        ) : (
          <Inline gap={12} justify="end">
            <Button onPress={() => guardedNavigate(cancelHref)}>Cancel</Button>
            {submit}
          </Inline>
        )
      }
    >
      {sections.map(({ title, description, columns, fields }) => (
        <CardSection key={title} title={title} description={description}>
          <FormFields form={form} fields={fields} columns={columns} />
        </CardSection>
      ))}
    </Card>
  );
  return (
    <FormFrame
      form={form}
      values={values}
      errors={mergeDimensionErrors(form.errors, sections)}
      submitLabel={submitLabel}
    >
      {aside ? (
        <Grid columns={{ base: 1, lg: asideWidth }} gap={16} align="start">
          {card}
          <Box isSticky>
            <Stack gap={16}>{aside(form)}</Stack>
          </Box>
        </Grid>
      ) : (
        card
      )}
    </FormFrame>
  );
}
