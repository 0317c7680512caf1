import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../primitives';
import type { TourStep } from './tour';

interface TourStepCardProps {
	steps: readonly TourStep[];
	index: number;
	isMobile: boolean;
	headingId: string;
	onClose: (source: 'close-btn' | 'done-btn' | 'skip-btn') => void;
	onGo: (index: number) => void;
}

/** Heading, text and buttons of a step. */
export function TourStepCard(props: TourStepCardProps) {
	const { steps, index, isMobile, headingId, onClose } = props;
	const step = steps[index];
	if (!step) return null;
	const { heading, descriptions } = step.meta;
	return (
		<div className="woocommerce-tour-kit-step">
			<div className="woocommerce-tour-kit-step-controls">
				<Button
					className="woocommerce-tour-kit-step-controls__close-btn"
					icon="close"
					iconSize={16}
					label={__('Close tour', 'store-analytics')}
					onClick={() => onClose('close-btn')}
				/>
			</div>
			<div className="woocommerce-tour-kit-step__body">
				<h2 id={headingId} className="woocommerce-tour-kit-step__heading">
					{heading}
				</h2>
				<p className="woocommerce-tour-kit-step__description">
					{(isMobile && descriptions.mobile) || descriptions.desktop}
				</p>
			</div>
			{!step.meta.primaryButton?.isHidden && <Navigation {...props} step={step} />}
		</div>
	);
}

function Navigation({ steps, index, step, onClose, onGo }: TourStepCardProps & { step: TourStep }) {
	const { primaryButton, secondaryButton, skipButton } = step.meta;
	const isLast = index === steps.length - 1;
	const name = 'woocommerce-tour-kit-step-navigation';
	return (
		<div className={name}>
			<div className={`${name}__step`}>
				{steps.length > 1 &&
					sprintf(
						/* translators: 1: number of a step, 2: number of steps */
						__('Step %1$d of %2$d', 'store-analytics'),
						index + 1,
						steps.length,
					)}
			</div>
			<div className={`${name}__buttons`}>
				{skipButton?.isVisible && (
					<Button
						className={`${name}__skip-btn`}
						variant="tertiary"
						onClick={() => onClose('skip-btn')}
					>
						{skipButton.text ?? __('Skip', 'store-analytics')}
					</Button>
				)}
				{index > 0 && (
					<Button
						className={`${name}__back-btn`}
						variant="secondary"
						onClick={() => onGo(index - 1)}
					>
						{secondaryButton?.text ?? __('Back', 'store-analytics')}
					</Button>
				)}
				<Button
					className={isLast ? `${name}__done-btn` : `${name}__next-btn`}
					variant="primary"
					disabled={primaryButton?.isDisabled}
					onClick={() => (isLast ? onClose('done-btn') : onGo(index + 1))}
				>
					{primaryButton?.text ??
						(isLast ? __('Done', 'store-analytics') : __('Next', 'store-analytics'))}
				</Button>
			</div>
		</div>
	);
}
