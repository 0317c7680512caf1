import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, VisuallyHidden } from '../../primitives';
import { Spinner } from '../../feedback/spinner/spinner';

/** One of the steps (S3.stepper-step.1). */
export interface Step {
	key: string;
	label: string;
	description?: string | readonly string[];
	/** Shown while the step is the current one. */
	content?: ReactNode;
	/** By default, steps before the current one are complete. */
	isComplete?: boolean;
	/** Turns the label into a button. */
	onClick?: (key: string) => void;
}

interface StepHeadProps {
	step: Step;
	/** From 1. */
	number: number;
	isComplete: boolean;
	isPending: boolean;
}

/** Number or mark, label and description of a step. */
export function StepHead({ step, number, isComplete, isPending }: StepHeadProps) {
	const { key, label, onClick } = step;
	const content = (
		<>
			<span className="woocommerce-stepper__step-icon">
				<StepMark {...{ number, isComplete, isPending }} />
			</span>
			<span className="woocommerce-stepper__step-text">
				<span className="woocommerce-stepper__step-label">{label}</span>
				{isComplete && <VisuallyHidden> {__('(completed)', 'store-analytics')}</VisuallyHidden>}
				{descriptionLines(step).map((line, index) => (
					<span key={index} className="woocommerce-stepper__step-description">
						{line}
					</span>
				))}
			</span>
		</>
	);
	const className = 'woocommerce-stepper__step-label-wrapper';
	return onClick ? (
		<button type="button" className={className} onClick={() => onClick(key)}>
			{content}
		</button>
	) : (
		<div className={className}>{content}</div>
	);
}

function StepMark({ number, isComplete, isPending }: Omit<StepHeadProps, 'step'>) {
	if (isPending) return <Spinner />;
	if (isComplete) return <Icon icon="check" size={20} />;
	return <span className="woocommerce-stepper__step-number">{number}</span>;
}

function descriptionLines({ description }: Step): readonly string[] {
	if (typeof description === 'string') return description ? [description] : [];
	return description ?? [];
}
