import { AllocationSettingDraft } from '@khep/api';

const key = 'khep.allocation.proposal';

/** Stores unsaved rules for the preview page, in this tab only. */
export function saveDraftRules(proposal: AllocationSettingDraft): void {
  sessionStorage.setItem(key, JSON.stringify(proposal));
}

/** Loads the rules to preview; undefined if there are none or they are invalid. */
export function loadDraftRules(): AllocationSettingDraft | undefined {
  try {
    return AllocationSettingDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
