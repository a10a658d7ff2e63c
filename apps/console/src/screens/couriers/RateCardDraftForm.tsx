import { calls } from '@khep/api';
import type { PricedParcel, RateCard } from '@khep/api';
import {
  checkRateCard,
  layOutVersions,
  parseContract,
  planVersion,
  zonesWithoutRto,
} from '@khep/domain/rating';
import type { ContractFields } from '@khep/domain/rating';
import {
  ParcelSample,
  RateCardChanges,
  RateCardEditor,
  VersionBar,
  cellProblems,
  draftFromContract,
  draftToContract,
  startingSample,
  useSettledCard,
} from '@khep/domain/rating/ui';
import { formatDate, istDay } from '@khep/domain/days';
import { Button, Callout, Card, Checkbox, Grid, Inline, Stack, Text } from '@khep/ui';
import { useCallback, useMemo, useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.tsx';
import { paths } from '../../paths.ts';
import { CardFileImport } from './CardFileImport.tsx';
import { CardEffect } from './CardEffect.tsx';
import { PairFields } from './PairFields.tsx';
import { useKeptCardDraft } from './useKeptCardDraft.ts';
import { useCardComparison } from './useCardComparison.ts';

export interface RateCardDraftFormProps {
  courier_id: number;
  /** Versions that price parcels, newest first. */
  versions: readonly RateCard[];
  base: RateCard | undefined;
  nextVersion: number;
  zones: readonly { zone: string; name: string }[];
  parcels: readonly PricedParcel[] | undefined;
  total: number;
  days: number;
  onSaved: () => void;
}

const blank: ContractFields = { brand_details: {}, slab_g: 500, forward_contract_data: [] };

/** The next version of a rate card: the editor, a sample parcel beside it, and what it changes. */
export function RateCardDraftForm(props: RateCardDraftFormProps) {
  const { courier_id, versions, base, nextVersion, zones, parcels } = props;
  const newest = versions[0];
  const kept = useKeptCardDraft(`rate-card:${courier_id}:${newest?.id ?? 'first'}`, () => {
    const zoneNames = zones.map(({ zone }) => zone);
    const opened = draftFromContract(newest ?? blank, newest ? undefined : zoneNames);
    // The days of a new version are its own.
    return newest ? { ...opened, valid_from: '', valid_till: '' } : opened;
  });
  const { draft, set, undo, redo, canUndo, canRedo, isChanged } = kept;
  const { valid_from, valid_till } = draft;
  const [today] = useState(() => istDay(new Date()));
  const [sample, setSample] = useState(startingSample);
  const [attempt, setAttempt] = useState<Attempt>({ draft: undefined, errors: noErrors });
  const [endsPrevious, setEndsPrevious] = useState(false);
  const [correctsPriced, setCorrectsPriced] = useState(false);
  const save = useAction(calls.contracts.rateCardAdd, { invalidates: ['contracts', 'onboarding'] });
  const leave = useLeaveGuard(isChanged, kept.discard);

  const baseCard = useMemo(() => base && parseContract({ ...base, version: base.version }), [base]);
  const baseDraft = useMemo(() => base && draftFromContract(base), [base]);
  const settled = useSettledCard(draft, { version: nextVersion, base: baseCard });
  const { card, problems: wrong } = settled;
  const comparison = useCardComparison(baseCard, card, parcels);
  const baseName = base && `v${base.version}`;
  const zoneNames = useMemo(() => Object.fromEntries(zones.map(({ zone, name }) => [zone, name])), [zones]);
  const versionBar = useMemo(() => {
    const saved = versions.map(({ version, brand_details: { valid_from }, effective_till }) => ({
      version,
      valid_from,
      valid_till: effective_till,
    }));
    const next = { version: nextVersion, valid_from, valid_till: valid_till === '' ? null : valid_till };
    const spans = layOutVersions(saved, next, today);
    return spans.length > 0 && <VersionBar spans={spans} />;
  }, [versions, nextVersion, valid_from, valid_till, today]);
  const orders = useMemo(() => new Map(parcels?.map(({ awb, order_id }) => [awb, order_id])), [parcels]);
  // The same for each price that is typed, so that what they don't change isn't rendered again.
  const hrefOf = useCallback(
    (awb: string) => {
      const order = orders.get(awb);
      return order === undefined ? undefined : paths.orderDetails(order);
    },
    [orders],
  );
  const pairFields = useMemo(
    () => <PairFields courier_id={courier_id} onZone={(zone) => setSample((old) => ({ ...old, zone }))} />,
    [courier_id],
  );

  const dates = {
    valid_from: draft.valid_from,
    valid_till: draft.valid_till === '' ? null : draft.valid_till,
  };
  const plan =
    draft.valid_from === ''
      ? undefined
      : planVersion(
          versions.map(({ id, version, brand_details, effective_till, priced_until }) => ({
            id,
            version,
            valid_from: brand_details.valid_from,
            // An open version ends by itself; only an agreed last day can overlap.
            valid_till: brand_details.valid_till === null ? null : effective_till,
            priced_until,
          })),
          dates,
          { endsPrevious, correctsPriced },
        );
  const dateField = plan && !plan.ok ? `brand_details.${plan.field}` : '';
  const dateProblem = plan && !plan.ok ? plan.problem : '';
  const canEnd = plan && !plan.ok ? plan.can_end : undefined;
  const canCorrect = plan && !plan.ok ? plan.can_correct : undefined;

  async function submit() {
    const body = draftToContract(draft);
    const problems = { ...draftErrors(draft), ...(dateField !== '' && { [dateField]: dateProblem }) };
    setAttempt({ draft, errors: problems });
    if (Object.keys(problems).length > 0 || cellProblems(draft).length > 0) return;
    const result = await save.run({
      params: { courier_id },
      body: { ...body, ends_previous: endsPrevious, corrects_priced: correctsPriced } as Parameters<
        typeof save.run
      >[0]['body'],
    });
    if (result.ok) {
      leave.release();
      kept.forget();
      props.onSaved();
    } else setAttempt({ draft, errors: result.fields });
  }
  const openErrors = useOpenErrors(attempt, settled.draft);
  const shownErrors = useShownErrors(openErrors, dateField, dateProblem);
  const others = Object.entries(shownErrors).filter(
    ([path]) =>
      !path.startsWith('brand_details.') && !path.startsWith('share_of_forward.') && path !== 'slab_limits_g',
  );

  return (
    <Stack gap={16}>
      {leave.dialog}
      <Inline gap={12} justify="space-between">
        {baseName !== undefined && (
          <CardEffect comparison={comparison} changes={settled.changes.length} baseName={baseName} />
        )}
        <Inline gap={8}>
          {isChanged && <Button onPress={kept.discard}>Discard draft</Button>}
          <Button
            tone="accent"
            isPending={save.isPending}
            isDisabled={!isChanged}
            onPress={() => void submit()}
          >
            Save as v{nextVersion}
          </Button>
        </Inline>
      </Inline>
      {wrong.length > 0 && isChanged && (
        <Callout tone="caution">
          {formatNumber(wrong.length)} {wrong.length === 1 ? 'cell' : 'cells'} to correct. First:{' '}
          {wrong[0]?.message}
        </Callout>
      )}
      {others.length > 0 && (
        <Callout tone="critical" isAlert>
          {others.map(([, message]) => message).join(' ')}
        </Callout>
      )}
      {(canCorrect || correctsPriced) && (
        <Stack gap={4}>
          <Checkbox value={correctsPriced} onChange={setCorrectsPriced}>
            {canCorrect
              ? `Correct v${canCorrect.version}, which has priced parcels up to ${formatDate(canCorrect.priced_until)}`
              : 'Correct the version that has priced parcels of these days'}
          </Checkbox>
          <Text size="secondary" tone="second">
            Those parcels keep their prices. To see what the correction changes, price the courier&apos;s
            invoices again in Reconciliation.
          </Text>
        </Stack>
      )}
      {(canEnd || endsPrevious) && (
        <Checkbox value={endsPrevious} onChange={setEndsPrevious}>
          {canEnd
            ? `End v${canEnd.version} on ${formatDate(canEnd.valid_till)}`
            : `End the version before on the day before ${formatDate(draft.valid_from)}`}
        </Checkbox>
      )}
      <Grid columns={{ base: 1, lg: 'wide' }} gap={16} align="start">
        <RateCardEditor
          draft={draft}
          onChange={set}
          onUndo={undo}
          onRedo={redo}
          canUndo={canUndo}
          canRedo={canRedo}
          base={baseDraft}
          baseName={baseName}
          zoneNames={zoneNames}
          problems={wrong}
          withoutRto={zonesWithoutRto(card)}
          versions={versionBar}
          errors={shownErrors}
          actions={<CardFileImport courier_id={courier_id} draft={draft} onChange={set} />}
        />
        <Card title="Price a parcel" description="By the draft, as you type">
          <ParcelSample
            card={card}
            zones={settled.draft.zones}
            value={sample}
            onChange={setSample}
            base={baseCard}
            baseName={baseName}
          >
            {pairFields}
          </ParcelSample>
        </Card>
      </Grid>
      {baseCard && baseName !== undefined && (
        <RateCardChanges
          changes={settled.changes}
          baseName={baseName}
          comparison={comparison}
          total={props.total}
          days={props.days}
          hrefOf={hrefOf}
        />
      )}
    </Stack>
  );
}

type CardDraft = ReturnType<typeof draftFromContract>;

/** The draft that was saved, and why that failed. */
interface Attempt {
  draft: CardDraft | undefined;
  errors: FieldErrors;
}

const noErrors: FieldErrors = {};

/** Problems that are known before the draft is sent. */
function draftErrors(draft: CardDraft): FieldErrors {
  return {
    ...(draft.valid_from === '' && { 'brand_details.valid_from': 'Choose the first day' }),
    ...Object.fromEntries(checkRateCard(draftToContract(draft)).map(({ path, message }) => [path, message])),
  };
}

/** The errors of the last attempt that a later change has not corrected. Those of the server end with any change. */
function useOpenErrors(attempt: Attempt, draft: CardDraft): FieldErrors {
  return useMemo(() => {
    const paths = Object.keys(attempt.errors);
    if (paths.length === 0 || attempt.draft === draft) return attempt.errors;
    const now = draftErrors(draft);
    return Object.fromEntries(
      paths.flatMap((path) => (now[path] === undefined ? [] : [[path, now[path]] as const])),
    );
  }, [attempt, draft]);
}

/** The errors of the last attempt and of the days: the same object until one of them changes. */
function useShownErrors(errors: FieldErrors, dateField: string, dateProblem: string): FieldErrors {
  return useMemo(
    () => (dateField === '' ? errors : { ...errors, [dateField]: dateProblem }),
    [errors, dateField, dateProblem],
  );
}
