import clsx from 'clsx';
import { StepHead, type Step } from './step-head';
import './stepper.css';

export interface StepperProps {
	steps: readonly Step[];
	/** Key of the current step. */
	currentStep: string;
	/** Shows steps below each other, with the content inside the current one. */
	isVertical?: boolean;
	/** Shows a spinner instead of the current step's number. */
	isPending?: boolean;
	className?: string;
}

/**
 * Shows numbered steps with the content of the current one (S2.other-widgets.9).
 * @example <Stepper steps={[{ key: 'store', label: 'Store', content: 'Your store' }]} currentStep="store" />
 */
export function Stepper(props: StepperProps) {
	const { steps, currentStep, isVertical = false, isPending = false, className } = props;
	const currentIndex = steps.findIndex(({ key }) => key === currentStep);
	const content = steps[currentIndex]?.content;
	const currentContent = content !== undefined && content !== null && (
		<div className="woocommerce-stepper__content woocommerce-stepper_content" aria-busy={isPending}>
			{content}
		</div>
	);
	return (
		<div className={clsx('woocommerce-stepper', className, { 'is-vertical': isVertical })}>
			<ol className="woocommerce-stepper__steps">
				{steps.map((step, index) => {
					const isCurrent = index === currentIndex;
					const isComplete = step.isComplete ?? index < currentIndex;
					return (
						<li
							key={step.key}
							className={clsx('woocommerce-stepper__step', {
								'is-active': isCurrent,
								'is-complete': isComplete,
							})}
							aria-current={isCurrent ? 'step' : undefined}
						>
							<StepHead
								step={step}
								number={index + 1}
								isComplete={isComplete}
								isPending={isCurrent && isPending}
							/>
							{isCurrent && isVertical && currentContent}
							{!isVertical && <span className="woocommerce-stepper__step-divider" />}
						</li>
					);
				})}
			</ol>
			{!isVertical && currentContent}
		</div>
	);
}
