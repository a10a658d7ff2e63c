export { Stepper, stepStatuses, type Step, type StepperProps, type StepStatus } from './Stepper.tsx';
