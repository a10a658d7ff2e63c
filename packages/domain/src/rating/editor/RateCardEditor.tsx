import { Box, Button, Callout, Card, Inline, Stack } from '@khep/ui';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { Movement } from '../charges.ts';
import type { CardDraft, DraftCellProblem } from '../draft/cardDraft.ts';
import { CardTerms } from './CardTerms.tsx';
import { computedColumns } from '../sheet/computedColumns.ts';
import { RateSheet } from '../sheet/RateSheet.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { SheetSettings } from './SheetSettings.tsx';
import { raiseRange } from '../sheet/sheetEdits.ts';
import type { CellRange } from '../sheet/sheetEdits.ts';
import type { DraftEdit } from '../draft/useCardDraft.tsx';

export interface RateCardEditorProps {
  draft: CardDraft;
  /** Keep it the same function: parts that didn't change aren't rendered again then. */
  onChange: (edit: DraftEdit) => void;
  onUndo: () => void;
  onRedo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The version it is compared with; changed cells are marked. */
  base?: CardDraft | undefined;
  /** "v2" */
  baseName?: string | undefined;
  zoneNames?: Readonly<Record<string, string>> | undefined;
  /** Messages by path of the request: `brand_details.valid_from`. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Cells to correct, as `useSettledCard` finds them. */
  problems: readonly DraftCellProblem[];
  /** Zones whose RTO has no price, from `zonesWithoutRto`. */
  withoutRto?: readonly string[] | undefined;
  /** A version that has priced a parcel. */
  isReadOnly?: boolean | undefined;
  /** Above the terms: a VersionBar. */
  versions?: ReactNode;
  /** More actions beside the sheet, such as a file import. */
  actions?: ReactNode;
}

const noErrors = {};
const noZones: readonly string[] = [];

/** Zones that a warning names. */
const maxNamed = 6;

/** Edits a courier's rate card: dates and weights, prices as a spreadsheet, services and fixed charges. */
export function RateCardEditor(props: RateCardEditorProps) {
  const { draft, onChange, base, baseName, errors = noErrors, isReadOnly = false } = props;
  const { withoutRto = noZones } = props;
  const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
  const [movement, setMovement] = useState<Movement>('forward');
  // Read when it is raised: selecting renders nothing but the sheet.
  const range = useRef<CellRange>({ top: 0, left: 0, bottom: 0, right: 0 });
  const raise = useCallback(
    (percent: number) => onChange((old) => raiseRange(old, movement, range.current, percent)),
    [onChange, movement],
  );
  const basis = draft[movement];
  return (
    <Stack gap={16}>
      <Card title={messages.terms} description={messages.termsHelp} level={2}>
        <Stack gap={16}>
          {props.versions}
          <CardTerms draft={draft} onChange={onChange} errors={errors} isReadOnly={isReadOnly} />
        </Stack>
      </Card>
      {withoutRto.length > 0 && (
        <Callout
          tone="caution"
          title={messages.withoutRto(
            withoutRto.slice(0, maxNamed),
            Math.max(0, withoutRto.length - maxNamed),
          )}
        >
          {messages.withoutRtoHelp}
        </Callout>
      )}
      <Card
        title={messages.rates}
        padding="none"
        actions={
          <Inline gap={8}>
            <Button size="small" isDisabled={!props.canUndo} onPress={props.onUndo}>
              {messages.undo}
            </Button>
            <Button size="small" isDisabled={!props.canRedo} onPress={props.onRedo}>
              {messages.redo}
            </Button>
            {props.actions}
          </Inline>
        }
      >
        <Stack gap={12}>
          <Box paddingInline={16}>
            <SheetSettings
              draft={draft}
              movement={movement}
              onMovementChange={setMovement}
              onRaise={raise}
              onChange={onChange}
              errors={errors}
              problems={props.problems}
              isReadOnly={isReadOnly}
            />
          </Box>
          <RateSheet
            key={movement}
            label={messages.sheet(messages.movements[movement])}
            draft={draft}
            movement={movement}
            base={base}
            baseName={baseName}
            zoneNames={props.zoneNames}
            computed={basis === 'by-slab' ? undefined : computedColumns(draft, movement, base)}
            isReadOnly={isReadOnly}
            onChange={onChange}
            onUndo={props.onUndo}
            onRedo={props.onRedo}
            onRangeChange={(next) => {
              range.current = next;
            }}
          />
        </Stack>
      </Card>
      <Card title={messages.services}>
        <ServiceFields draft={draft} onChange={onChange} base={base} isReadOnly={isReadOnly} />
      </Card>
    </Stack>
  );
}
