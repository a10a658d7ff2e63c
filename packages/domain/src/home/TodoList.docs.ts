import type { ComponentDocs } from '@khep/ui';

export const todoListDocs: ComponentDocs = {
  name: 'TodoList',
  group: 'shipping',
  purpose: "For today's tasks, the most urgent first, each with a link to where it is done.",
  do: ['Leave the link out where the user has no access: the task is still a fact.'],
  dont: ["Don't list what can wait until tomorrow."],
  requirements: {
    'action-at-once': 'A task that needs no further page has its action in place of the link.',
    'no-link-without-access': 'A task that the user cannot open has no link.',
  },
};
