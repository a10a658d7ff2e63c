// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DomainMessagesProvider } from './DomainMessagesProvider.tsx';
import type { DomainMessages } from './DomainMessagesProvider.tsx';
import { RuleList } from './allocation/ruleEditor/RuleList.tsx';
import { exampleCouriers, exampleFields, exampleRules } from './allocation/rules/rules.fixture.ts';

const hindi: DomainMessages = { ruleList: { when: 'जब', on: 'चालू' } };

test('a provider replaces messages of the widgets, and the others stay', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const list = (
    <RuleList
      rules={exampleRules}
      fields={exampleFields}
      couriers={exampleCouriers}
      onReorder={() => undefined}
      onSwitch={() => undefined}
    />
  );
  act(() => root.render(<DomainMessagesProvider messages={hindi}>{list}</DomainMessagesProvider>));
  expect(place.textContent).toContain('जब Tag is fragile');
  expect(place.textContent).toContain('चालू');
  expect(place.textContent).toContain('Off');
  act(() => root.render(list));
  expect(place.textContent).toContain('when Tag is fragile');
  act(() => root.unmount());
});
