export { Stepper, type StepperProps } from './stepper';
export type { Step } from './step-head';
