export {
  OnboardingChecklist,
  type OnboardingChecklistProps,
  type OnboardingStep,
} from './OnboardingChecklist.tsx';
