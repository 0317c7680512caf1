import clsx from 'clsx';
import './spinner.css';

/**
 * Shows activity. It is decorative, so announce it in words elsewhere.
 * @example <Spinner />
 */
export function Spinner({ className }: { className?: string }) {
	return (
		<svg
			className={clsx('woocommerce-spinner', className)}
			viewBox="0 0 100 100"
			aria-hidden="true"
			focusable="false"
		>
			<circle className="woocommerce-spinner__circle" fill="none" cx="50" cy="50" r="44" />
		</svg>
	);
}
