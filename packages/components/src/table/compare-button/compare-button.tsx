import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Button, Tooltip, type ButtonProps } from '../../primitives';

export interface CompareButtonProps extends Omit<ButtonProps, 'children'> {
	/** The number of chosen items. */
	count: number;
	children: ReactNode;
	/** Explains why it is disabled while fewer than two are chosen (S5.legend-and-compare.3). */
	helpText: string;
	onClick: () => void;
}

/**
 * Starts a comparison of the chosen items. It is disabled, with a hint, while fewer than two are chosen.
 * @example <CompareButton count={2} helpText="Choose two or more" onClick={compare}>Compare</CompareButton>
 */
export function CompareButton(props: CompareButtonProps) {
	const { count, helpText, className, disabled = false, onClick, ...rest } = props;
	const hasTooFew = count < 2;
	return (
		// One tree for both states, so that the button keeps its focus when the second item is chosen.
		<Tooltip text={hasTooFew ? helpText : ''}>
			<Button
				variant="secondary"
				{...rest}
				className={clsx('woocommerce-compare-button', className)}
				disabled={disabled || hasTooFew}
				accessibleWhenDisabled={hasTooFew}
				onClick={() => onClick()}
			/>
		</Tooltip>
	);
}
