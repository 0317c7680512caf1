import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../../primitives';

interface MonthButtonProps {
	ariaLabel: string;
	disabled: boolean;
	onClick?: MouseEventHandler;
}

/**
 * Real buttons for the previous and next month. With another icon, those of react-dates are neither focusable nor
 * translated.
 */
function monthButton(icon: IconName, className: string) {
	return function renderMonthButton({ ariaLabel, disabled, onClick }: MonthButtonProps) {
		return (
			<button
				type="button"
				className={`woocommerce-calendar__month-button ${className}`}
				aria-label={ariaLabel}
				disabled={disabled}
				onClick={onClick}
			>
				<Icon icon={icon} />
			</button>
		);
	};
}

export const PreviousMonthButton = monthButton('arrow-start', 'is-previous');

export const NextMonthButton = monthButton('arrow-end', 'is-next');

interface HelpButtonProps {
	ref: Ref<HTMLElement>;
	onClick: MouseEventHandler;
	ariaLabel: string;
}

/** react-dates calls it as a function, so `ref` is an ordinary member. */
export function KeyboardHelpButton({ ref, onClick, ariaLabel }: HelpButtonProps) {
	return (
		<button
			ref={ref as Ref<HTMLButtonElement>} // as: the types of react-dates do not say which element it is
			type="button"
			className="woocommerce-calendar__help"
			aria-label={ariaLabel}
			onClick={onClick}
		>
			?
		</button>
	);
}
