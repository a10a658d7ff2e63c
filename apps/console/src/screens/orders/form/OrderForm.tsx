import { OrderDraft, calls } from '@khep/api';
import type { Order } from '@khep/api';
import { stepErrors, stepReducer, orderSteps, fieldStep } from '@khep/domain/orders';
import type { DraftOrder, FieldErrors, StepState } from '@khep/domain/orders';
import { BuyerStep, OrderSummary, PackagingStep, ProductsStep } from '@khep/domain/orders/ui';
import { Button, Card, CardSection, Form, Grid, Inline, Page, Stepper, Text, announce } from '@khep/ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../../data/useAction.ts';
import { useChannels, useSkus, useWarehouses } from '../../../data/useLookups.ts';
import { lookUpPincode } from '../../../forms/lookUpPincode.ts';
import { firstErrors } from '../../../forms/useForm.ts';
import { paths } from '../../../paths.ts';
import { useStep } from '../../../url/useStep.ts';
import { changeDraft, inputOf, newDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { usePersistedDraft } from './usePersistedDraft.ts';
import { useSuggestedBoxes } from './useSuggestedBoxes.ts';

export interface OrderFormProps {
  title: string;
  /** What the form begins with. */
  initial: Draft;
  /** The order that is changed; none makes a new one. */
  order?: Order;
  /** Keeps what is typed on this device until the order is created. */
  keepAs?: string;
}

const stepAt = (id: string) => (orderSteps.findIndex((step) => step.id === id) + 1) as 1 | 2 | 3;

function errorsIn(input: ReturnType<typeof inputOf>): FieldErrors {
  const result = OrderDraft.safeParse(input);
  return result.success ? {} : firstErrors(result.error.issues);
}

/** The steps of a draft that have nothing to put right, up to the first that has. */
function doneOf(draft: Draft): number[] {
  const errors = errorsIn(inputOf(draft));
  const isDone = (step: 1 | 2) => Object.keys(stepErrors(errors, step)).length === 0;
  return isDone(1) ? (isDone(2) ? [1, 2] : [1]) : [];
}

/** A phone has no keys to press beside its screen. */
const hasKeyboard = (): boolean => matchMedia('(any-hover: hover)').matches;

/** An order in three steps. Each step is checked before the next; Ctrl + Enter goes on. */
export function OrderForm({ title, initial, order, keepAs }: OrderFormProps) {
  const kept = usePersistedDraft(keepAs, initial);
  const [draft, setDraft] = useState(kept.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Of a draft that was kept, the steps that were filled in are done.
  const [completed, setCompleted] = useState<readonly number[]>(() => (order ? [1, 2] : doneOf(draft)));
  const [current, setCurrent] = useStep(Math.min(3, completed.length + 1));
  const steps: StepState = { current: current as StepState['current'], completed };
  const add = useAction(calls.orders.add, { invalidates: ['orders', 'home', 'sku', 'onboarding'] });
  const update = useAction(calls.orders.update, { invalidates: ['orders', 'home'] });
  const skus = useSkus();
  const channels = useChannels().rows;
  const warehouses = useWarehouses().rows;
  const packaging = useSuggestedBoxes(draft.lines, change);
  // Until the server has spoken, what was worked out here.
  const isUnpacked = draft.boxes.length === 0 && draft.unpackable.length === 0;
  const packed = isUnpacked || packaging.isPending ? (packaging.inAdvance ?? draft) : draft;

  function change(patch: Partial<Draft> | ((draft: DraftOrder) => Partial<DraftOrder>)) {
    setDraft((now) => {
      const next = changeDraft(now, typeof patch === 'function' ? patch(now) : patch);
      kept.keep(next);
      return next;
    });
    if (Object.keys(errors).length > 0) setErrors({});
  }

  function move(event: Parameters<typeof stepReducer>[1]): StepState {
    const after = stepReducer(steps, event);
    setCompleted(after.completed);
    setCurrent(after.current);
    return after;
  }

  function check(): { all: FieldErrors; input: ReturnType<typeof inputOf> } {
    // In the third step, what is seen is what is sent.
    const { boxes, unpackable } = steps.current === 3 ? packed : draft;
    const input = inputOf({ ...draft, boxes: [...boxes], unpackable: [...unpackable] });
    return { all: errorsIn(input), input };
  }

  /** The third step asks for boxes where there are none yet. */
  function enter(step: 1 | 2 | 3) {
    if (step === 3 && isUnpacked) void packaging.suggest();
  }

  const goTo = (step: 1 | 2 | 3) => enter(move({ type: 'go', step }).current);

  async function goOn() {
    const { all, input } = check();
    const here = stepErrors(all, steps.current);
    if (Object.keys(here).length > 0) {
      setErrors(here);
      return;
    }
    if (steps.current < 3) {
      enter(move({ type: 'complete' }).current);
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
    if (first) move({ type: 'go', step: fieldStep(first) });
  }

  // On the way down: radios and lists keep their keys to themselves on the way up.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void goOn();
  }

  function reset() {
    const blank = order ? initial : newDraft();
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
        <Button variant="ghost" onPress={reset}>
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
                  <Button isDisabled={steps.current === 1} onPress={() => goTo((steps.current - 1) as 1 | 2)}>
                    Back
                  </Button>
                  <Inline gap={12}>
                    {hasKeyboard() && (
                      <Text size="secondary" tone="third">
                        Ctrl + Enter
                      </Text>
                    )}
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
                  onStepPress={(id) => goTo(stepAt(id))}
                />
              </CardSection>
              <CardSection>
                {steps.current === 1 && (
                  <BuyerStep draft={draft} onChange={change} errors={errors} lookUpPincode={lookUpPincode} />
                )}
                {steps.current === 2 && (
                  <ProductsStep
                    draft={draft}
                    onChange={change}
                    errors={errors}
                    skus={skus.rows}
                    areSkusLoading={skus.isLoading}
                    channels={channels}
                    warehouses={warehouses}
                  />
                )}
                {steps.current === 3 && (
                  <PackagingStep
                    boxes={packed.boxes}
                    unpackable={packed.unpackable}
                    objective={packaging.objective}
                    onObjectiveChange={(by) => void packaging.suggest(by)}
                    onSuggest={() => void packaging.suggest()}
                    isPending={packaging.isPending}
                    errorMessage={errors['packed_boxes'] ?? packaging.error?.message}
                  />
                )}
              </CardSection>
            </Card>
          </div>
        </Form>
        <OrderSummary
          draft={draft}
          boxes={packed.boxes}
          {...(steps.current > 1 && { onEditBuyer: () => goTo(1) })}
        />
      </Grid>
    </Page>
  );
}
