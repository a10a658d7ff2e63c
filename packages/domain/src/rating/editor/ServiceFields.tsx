import { memo } from 'react';
import { Grid, MoneyField, NumberField, Select, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { services } from '../draft/cardDraft.ts';
import type { CardDraft, Service } from '../draft/cardDraft.ts';
import { isSameExcept } from '../draft/isSameExcept.ts';
import type { DraftEdit } from '../draft/useCardDraft.tsx';

const percents: ReadonlySet<Service> = new Set(['cod_percentage', 'fuel', 'increment']);

export interface ServiceFieldsProps {
  /** Only its services are used. */
  draft: CardDraft;
  onChange: (edit: DraftEdit) => void;
  base: CardDraft | undefined;
  isReadOnly: boolean;
}

/** COD, fuel and diesel clauses, quality check and fixed additions, with the value of the compared version. */
export const ServiceFields = memo(
  function ServiceFields(props: ServiceFieldsProps) {
    const { draft, onChange, base, isReadOnly } = props;
    const messages = useDomainMessages('rateCardEditor', domainMessages.rateCardEditor);
    return (
      <Stack gap={12}>
        <Grid columns={{ base: 1, md: 3 }} gap={12}>
          {services.map((service) => {
            const before = base?.services[service] ?? 0;
            const isChanged = base !== undefined && before !== (draft.services[service] ?? 0);
            const isPercent = percents.has(service);
            const field = {
              label: messages.serviceLabels[service],
              isReadOnly,
              value: draft.services[service],
              onChange: (value: number | undefined) =>
                onChange((old) => ({ ...old, services: { ...old.services, [service]: value } })),
              ...(isChanged
                ? { description: messages.before(isPercent ? `${before}%` : `₹${before}`) }
                : service in messages.serviceHelp && {
                    description: messages.serviceHelp[service as keyof typeof messages.serviceHelp],
                  }),
            };
            return isPercent ? (
              <NumberField key={service} {...field} unit="%" minValue={0} maxValue={1000} maxDecimals={3} />
            ) : (
              <MoneyField key={service} {...field} maxValue={100_000} />
            );
          })}
          <Select
            label={messages.dieselMode}
            isDisabled={isReadOnly}
            items={[
              { id: 'rupee', label: messages.perRupee },
              { id: 'percent', label: messages.perPercent },
            ]}
            value={draft.isPerPercent ? 'percent' : 'rupee'}
            onChange={(mode) => onChange((old) => ({ ...old, isPerPercent: mode === 'percent' }))}
          />
        </Grid>
        <Text size="secondary" tone="second">
          {messages.codRule}
        </Text>
      </Stack>
    );
  },
  isSameExcept('draft', ['services', 'isPerPercent']),
);
