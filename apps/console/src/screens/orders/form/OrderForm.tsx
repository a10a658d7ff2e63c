import { OrderDraft, calls } from '@khep/api';
import type { Order } from '@khep/api';
import { Button, Card, CardSection, Form, Grid, Inline, Page, Stepper, Text, announce } from '@khep/ui';
import { useReducer, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../../data/useAction.ts';
import { messagesByField } from '../../../forms/useForm.ts';
import type { FieldErrors } from '../../../forms/useForm.ts';
import { paths } from '../../../paths.ts';
import { BuyerStep } from './BuyerStep.tsx';
import { emptyDraft, inputOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { PackagingStep } from './PackagingStep.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { errorsOf, firstStep, moveStep, orderSteps, stepOf } from './steps.ts';
import type { StepState } from './steps.ts';
import { Summary } from './Summary.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

export interface OrderFormProps {
  title: string;
  /** What the form begins with. */
  initial: Draft;
  /** The order that is changed; none makes a new one. */
  order?: Order;
  /** Keeps what is typed on this device until the order is created. */
  keepAs?: string;
}

const bodies = { 1: BuyerStep, 2: ProductsStep, 3: PackagingStep } as const;
const stepAt = (id: string) => (orderSteps.findIndex((step) => step.id === id) + 1) as 1 | 2 | 3;

/** An order in three steps. Each step is checked before the next; Ctrl + Enter goes on. */
export function OrderForm({ title, initial, order, keepAs }: OrderFormProps) {
  const kept = useKeptDraft(keepAs, initial);
  const [draft, setDraft] = useState(kept.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [steps, move] = useReducer(
    moveStep,
    order ? ({ current: 1, completed: [1, 2] } satisfies StepState) : firstStep,
  );
  const add = useAction(calls.orders.add, { invalidates: ['orders', 'home', 'sku', 'onboarding'] });
  const update = useAction(calls.orders.update, { invalidates: ['orders', 'home'] });
  const Body = bodies[steps.current];

  function change(patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) {
    setDraft((now) => {
      const next = { ...now, ...(typeof patch === 'function' ? patch(now) : patch) };
      kept.keep(next);
      return next;
    });
    if (Object.keys(errors).length > 0) setErrors({});
  }

  function check(): { all: FieldErrors; input: ReturnType<typeof inputOf> } {
    const input = inputOf(draft);
    const result = OrderDraft.safeParse(input);
    return { all: result.success ? {} : messagesByField(result.error.issues), input };
  }

  async function goOn() {
    const { all, input } = check();
    const here = errorsOf(all, steps.current);
    if (Object.keys(here).length > 0) {
      setErrors(here);
      return;
    }
    if (steps.current < 3) {
      move({ type: 'complete' });
      announce(`Step ${steps.current + 1} of 3: ${orderSteps[steps.current === 1 ? 1 : 2].label}`);
      return;
    }
    const result = order
      ? await update.run({ params: { id: order.id }, body: input })
      : await add.run({ body: input });
    if (result.ok) {
      kept.forget();
      navigate(paths.orderDetails(result.answer.data.order.id));
      return;
    }
    const fields = Object.keys(result.fields);
    setErrors(result.fields);
    const first = fields[0];
    if (first) move({ type: 'go', step: stepOf(first) });
  }

  // On the way down: radios and lists keep their keys to themselves on the way up.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void goOn();
  }

  function reset() {
    const blank = order ? initial : emptyDraft();
    setDraft(blank);
    setErrors({});
    kept.forget();
    move({ type: 'reset' });
    announce('Back to step 1, with nothing filled in');
  }

  const last = order ? 'Save order' : 'Create order';
  const next =
    steps.current === 1 ? 'Continue to products' : steps.current === 2 ? 'Continue to packaging' : last;
  const isPending = add.isPending || update.isPending;
  return (
    <Page
      title={title}
      description={kept.isKept ? 'What you type is kept on this device' : undefined}
      actions={
        <Button look="ghost" onPress={reset}>
          Reset
        </Button>
      }
    >
      <Grid columns={{ base: 1, lg: 'aside' }} gap={16} align="start">
        <Form errors={errors} onSubmit={() => void goOn()}>
          <div onKeyDownCapture={onKeyDown}>
            <Card
              hasSections
              footer={
                <Inline justify="space-between">
                  <Button
                    isDisabled={steps.current === 1}
                    onPress={() => move({ type: 'go', step: (steps.current - 1) as 1 | 2 })}
                  >
                    Back
                  </Button>
                  <Inline gap={12}>
                    <Text size="secondary" tone="third">
                      Ctrl + Enter
                    </Text>
                    <Button type="submit" tone="accent" isPending={isPending}>
                      {next}
                    </Button>
                  </Inline>
                </Inline>
              }
            >
              <CardSection>
                <Stepper
                  label={title}
                  steps={orderSteps.map(({ id, label }, index) => ({
                    id,
                    label,
                    status:
                      index + 1 === steps.current
                        ? 'current'
                        : steps.completed.includes(index + 1)
                          ? 'done'
                          : 'upcoming',
                  }))}
                  onStep={(id) => move({ type: 'go', step: stepAt(id) })}
                />
              </CardSection>
              <CardSection>
                <Body draft={draft} onChange={change} errors={errors} />
              </CardSection>
            </Card>
          </div>
        </Form>
        <Summary
          draft={draft}
          {...(steps.current > 1 && { onEditBuyer: () => move({ type: 'go', step: 1 }) })}
        />
      </Grid>
    </Page>
  );
}
