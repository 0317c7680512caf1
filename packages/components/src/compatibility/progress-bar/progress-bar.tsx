import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import './progress-bar.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children' | 'color'> {
	/** From 0 to 100. */
	percent?: number;
	/** Colour of the completed part. */
	color?: string;
	/** Colour of the rest. */
	bgcolor?: string;
}

/** Shows progress. Its label is "Progress" by default. */
export function ProgressBar({
	percent = 0,
	color = '#674399',
	bgcolor = 'var(--sa-theme-color)',
	className,
	...rest
}: ProgressBarProps) {
	const done = Math.min(100, Math.max(0, percent));
	return (
		<div
			aria-label={rest['aria-labelledby'] ? undefined : __('Progress', 'store-analytics')}
			{...rest}
			role="progressbar"
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={done}
			className={clsx('woocommerce-progress-bar', className)}
		>
			<div className="woocommerce-progress-bar__container" style={{ backgroundColor: bgcolor }}>
				<div
					className="woocommerce-progress-bar__filler"
					style={{
						backgroundColor: color,
						inlineSize: `${done}%`,
						display: done === 0 ? 'none' : 'block',
					}}
				/>
			</div>
		</div>
	);
}
