import { Button, Drawer, Inline, Stack } from '@khep/ui';
import { requestLeave } from '../forms/leaveGuard.ts';
import { useDraftForm } from '../forms/useDraftForm.tsx';
import type { FormDeclaration } from '../forms/useDraftForm.tsx';
import { FormFields } from './FormFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { describeValues, mergeDimensionErrors } from './formFields.ts';
import type { FormSections } from './formFields.ts';

export interface FormDrawerProps<Values extends object, Answer> {
  title: string;
  description?: string;
  form: FormDeclaration<Values, Answer>;
  sections: FormSections<Values>;
  /** The deed, in a verb: "Save box". */
  submitLabel: string;
  onClose: () => void;
}

/** A short form at the side of the page it belongs to. Behaves as FormPage does. */
export function FormDrawer<Values extends object, Answer>({
  title,
  description,
  form: declaration,
  sections: sectionsOf,
  submitLabel,
  onClose,
}: FormDrawerProps<Values, Answer>) {
  const form = useDraftForm(declaration);
  const sections = sectionsOf(form);
  const close = () => requestLeave(onClose);
  return (
    <Drawer
      isOpen
      title={title}
      {...(description !== undefined && { description })}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
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
            <Button onPress={close}>Cancel</Button>
          </Inline>
        </Stack>
      </FormFrame>
    </Drawer>
  );
}
