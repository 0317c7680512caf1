import clsx from 'clsx';
import './spinner.css';

/** Something is going on; decorative, say so in words elsewhere. */
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
