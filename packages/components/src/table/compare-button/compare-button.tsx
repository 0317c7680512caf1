import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Button, Tooltip, type ButtonProps } from '../../primitives';

export interface CompareButtonProps extends Omit<ButtonProps, 'children'> {
	/** How many items are chosen. */
	count: number;
	children: ReactNode;
	/** Says why it is disabled while fewer than two are chosen (S5.legend-and-compare.3). */
	helpText: string;
	onClick: () => void;
}

/** Starts a comparison of what is chosen; disabled, with a hint, while there is nothing to compare. */
export function CompareButton(props: CompareButtonProps) {
	const { count, helpText, className, disabled = false, onClick, ...rest } = props;
	const hasTooFew = count < 2;
	return (
		// One tree for both states: the button keeps its focus when the second item is chosen.
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
