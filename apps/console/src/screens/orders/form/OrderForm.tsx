import { calls } from '@khep/api';
import type { Order, ResponseOf } from '@khep/api';
import { stepErrors, stepReducer, orderSteps, fieldStep } from '@khep/domain/orders';
import type { DraftOrder, FieldErrors, StepState } from '@khep/domain/orders';
import { BuyerStep, OrderSummary, PackagingStep, ProductsStep } from '@khep/domain/orders/ui';
import { Button, Card, CardSection, Grid, Inline, Page, Stepper, Text, announce } from '@khep/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../../data/useAction.ts';
import { useChannels, useSkus, useWarehouses } from '../../../data/useLookups.ts';
import { lookUpPincode } from '../../../forms/lookUpPincode.ts';
import { useDraftForm, versionOf } from '../../../forms/useDraftForm.tsx';
import { firstErrors } from '../../../forms/useForm.ts';
import { paths } from '../../../paths.ts';
import { FormFrame } from '../../../patterns/FormFrame.tsx';
import { StepPanel } from '../../../patterns/StepPanel.tsx';
import { useStep } from '../../../url/useStep.ts';
import { boxesToSave, changeDraft, describeDraft, draftSchema, draftToEdit, inputOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { Review } from './Review.tsx';
import { useBuyerRegistration } from './useBuyerRegistration.ts';
import { useSuggestedBoxes } from './useSuggestedBoxes.ts';

export interface OrderFormProps {
  title: string;
  initial: Draft;
  /** The order that is changed; none makes a new one. */
  order?: Order;
  /** Names the draft: `order:new`. */
  name: string;
}

type OrderResponse = ResponseOf<typeof calls.orders.add>;

const stepAt = (id: string) => (orderSteps.findIndex((step) => step.id === id) + 1) as 1 | 2 | 3;

function errorsIn(draft: Draft): FieldErrors {
  const result = draftSchema.safeParse(draft);
  return result.success ? {} : firstErrors(result.error.issues);
}

/** The steps of a draft that are valid, up to the first that isn't. */
function completedSteps(draft: Draft): number[] {
  const errors = errorsIn(draft);
  const isDone = (step: 1 | 2) => Object.keys(stepErrors(errors, step)).length === 0;
  return isDone(1) ? (isDone(2) ? [1, 2] : [1]) : [];
}

/** A phone has no keys to press beside its screen. */
const hasKeyboard = (): boolean => matchMedia('(any-hover: hover)').matches;

/** An order in three steps. Each step is validated before the next; Ctrl + Enter continues. */
export function OrderForm({ title, initial, order, name }: OrderFormProps) {
  const add = useAction(calls.orders.add, { invalidates: ['orders', 'home', 'sku', 'onboarding'] });
  const update = useAction(calls.orders.update, { invalidates: ['orders', 'home', 'sku'] });
  const form = useDraftForm<Draft, OrderResponse>({
    name,
    schema: draftSchema,
    initial,
    ...(order && { version: versionOf(order) }),
    save(values, options) {
      // Sends the order as it is shown.
      const body = inputOf(boxesToSave(values, packed, initial, order !== undefined));
      return order ? update.run({ params: { id: order.id }, body }, options) : add.run({ body }, options);
    },
    onSaved: (answer) => navigate(paths.orderDetails(answer.data.order.id)),
    onRejected(fields) {
      const [first] = Object.keys(fields);
      if (first !== undefined) move({ type: 'go', step: fieldStep(first) });
    },
    toValues: (record) => draftToEdit(record as Order),
  });
  const draft = { ...initial, ...form.values };
  const { errors } = form;
  const [completed, setCompleted] = useState<readonly number[]>(() =>
    order && !form.isRestored ? [1, 2] : completedSteps(draft),
  );
  const [current, setCurrent] = useStep(Math.min(3, completed.length + 1));
  const steps: StepState = { current: current as StepState['current'], completed };
  const panel = useRef<HTMLDivElement>(null);
  const skus = useSkus();
  const channels = useChannels().rows;
  const warehouses = useWarehouses().rows;
  useBuyerRegistration(draft.buyer, change);
  const packaging = useSuggestedBoxes(draft.lines, change);
  // Until the server has answered, the boxes that were computed here.
  const isUnpacked = draft.boxes.length === 0 && draft.unpackable.length === 0;
  const packed = isUnpacked || packaging.isPending ? (packaging.inAdvance ?? draft) : draft;

  function change(patch: Partial<Draft> | ((draft: DraftOrder) => Partial<DraftOrder>)) {
    form.update((now) => {
      const whole = { ...initial, ...now };
      return changeDraft(whole, typeof patch === 'function' ? patch(whole) : patch);
    });
    if (Object.keys(errors).length > 0) form.refuse({});
  }

  function move(event: Parameters<typeof stepReducer>[1]): StepState {
    const after = stepReducer(steps, event);
    setCompleted(after.completed);
    setCurrent(after.current);
    return after;
  }

  /** Shows a step and moves the focus into it: the field that had it is gone. */
  function show(event: Parameters<typeof stepReducer>[1]) {
    const { current: step } = flushSync(() => move(event));
    // The third step suggests boxes where there are none yet.
    if (step === 3 && isUnpacked) void packaging.suggest();
    const field = panel.current?.querySelector<HTMLElement>('input[type="text"], input[role="combobox"]');
    (field ?? panel.current)?.focus();
    announce(`Step ${step} of 3: ${orderSteps[step - 1]?.label ?? ''}`);
  }

  function goOn() {
    if (steps.current === 3) {
      form.submit();
      return;
    }
    const here = stepErrors(errorsIn(draft), steps.current);
    form.refuse(here);
    if (Object.keys(here).length === 0) show({ type: 'complete' });
  }

  function reset() {
    form.startOver();
    move({ type: 'reset' });
    announce('Form cleared');
  }

  const isValid = steps.current === 3 && Object.keys(errorsIn(draft)).length === 0;
  const last = order ? 'Save order' : 'Create order';
  const next =
    steps.current === 1 ? 'Continue to products' : steps.current === 2 ? 'Continue to packaging' : last;
  return (
    <Page
      title={title}
      description={form.isChanged ? 'Draft saved on this device' : undefined}
      actions={
        <Button variant="ghost" onPress={reset}>
          {order ? 'Undo changes' : 'Clear form'}
        </Button>
      }
    >
      <Grid columns={{ base: 1, lg: 'aside' }} gap={16} align="start">
        <FormFrame
          form={{ ...form, startOver: reset, submit: goOn }}
          values={describeDraft}
          submitLabel={next}
        >
          <Card
            hasSections
            footer={
              <Inline justify="space-between">
                <Button
                  isDisabled={steps.current === 1}
                  onPress={() => show({ type: 'go', step: (steps.current - 1) as 1 | 2 })}
                >
                  Back
                </Button>
                <Inline gap={12}>
                  {hasKeyboard() && (
                    <Text size="secondary" tone="third">
                      Ctrl + Enter
                    </Text>
                  )}
                  <Button type="submit" tone="accent" isPending={form.isPending}>
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
                onAction={(id) => show({ type: 'go', step: stepAt(id) })}
              />
            </CardSection>
            <CardSection>
              <StepPanel
                ref={panel}
                step={String(steps.current)}
                label={orderSteps[steps.current - 1]?.label ?? ''}
              >
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
              </StepPanel>
            </CardSection>
            {steps.current === 3 && !packaging.isPending && isValid && (
              <Review draft={{ ...draft, boxes: [...packed.boxes], unpackable: [...packed.unpackable] }} />
            )}
          </Card>
        </FormFrame>
        <OrderSummary
          draft={draft}
          boxes={packed.boxes}
          {...(steps.current > 1 && { onEditBuyer: () => show({ type: 'go', step: 1 }) })}
        />
      </Grid>
    </Page>
  );
}
