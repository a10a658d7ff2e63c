import { Button, Drawer, Inline, Stack } from '@khep/ui';
import { AsyncContent } from '../data/AsyncContent.tsx';
import type { AsyncContentProps } from '../data/AsyncContent.tsx';
import { requestLeave } from '../forms/leaveGuard.ts';
import { useDraftForm } from '../forms/useDraftForm.tsx';
import type { FormDeclaration } from '../forms/useDraftForm.tsx';
import { FormFields } from './FormFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { describeValues, mergeDimensionErrors } from './formFields.ts';
import type { FormSections } from './formFields.ts';

interface DrawerFormProps<Values extends object, Answer> {
  form: FormDeclaration<Values, Answer>;
  sections: FormSections<Values>;
  /** The deed, in a verb: "Save box". */
  submitLabel: string;
  onClose: () => void;
}

export interface FormDrawerProps<Values extends object, Answer> extends Omit<
  DrawerFormProps<Values, Answer>,
  'form'
> {
  title: string;
  description?: string;
  /** Undefined until the record is loaded. */
  form: FormDeclaration<Values, Answer> | undefined;
  /** Of a record that is loaded when the drawer opens. */
  load?: Pick<AsyncContentProps, 'error' | 'onRetry'>;
}

/** A short form at the side of the page it belongs to. Behaves as FormPage does. */
export function FormDrawer<Values extends object, Answer>({
  title,
  description,
  form,
  load = { error: undefined, onRetry: () => undefined },
  ...content
}: FormDrawerProps<Values, Answer>) {
  return (
    <Drawer
      isOpen
      title={title}
      description={description}
      onOpenChange={(isOpen) => !isOpen && requestLeave(content.onClose)}
    >
      <AsyncContent isLoading={!form} {...load} error={form ? undefined : load.error}>
        {form && <DrawerForm form={form} {...content} />}
      </AsyncContent>
    </Drawer>
  );
}

function DrawerForm<Values extends object, Answer>({
  form: declaration,
  sections: sectionsOf,
  submitLabel,
  onClose,
}: DrawerFormProps<Values, Answer>) {
  const form = useDraftForm(declaration);
  const sections = sectionsOf(form);
  return (
    <FormFrame
      form={form}
      values={describeValues(sections)}
      errors={mergeDimensionErrors(form.errors, sections)}
      submitLabel={submitLabel}
      isInDrawer
    >
      <Stack gap={16}>
        {sections.map((section, index) => (
          <FormFields key={section.title ?? index} form={form} fields={section.fields} columns={1} />
        ))}
        <Inline gap={12}>
          <Button type="submit" tone="accent" isPending={form.isPending}>
            {submitLabel}
          </Button>
          <Button onPress={() => requestLeave(onClose)}>Cancel</Button>
        </Inline>
      </Stack>
    </FormFrame>
  );
}
