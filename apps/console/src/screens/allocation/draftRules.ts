import { AllocationSettingDraft } from '@khep/api';

const key = 'khep.allocation.proposal';

/** Keeps rules that nobody has saved for the page that weighs them, in this tab only. */
export function saveDraftRules(proposal: AllocationSettingDraft): void {
  sessionStorage.setItem(key, JSON.stringify(proposal));
}

/** The rules that are to be weighed; undefined where there are none, or none that can be read. */
export function loadDraftRules(): AllocationSettingDraft | undefined {
  try {
    return AllocationSettingDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
