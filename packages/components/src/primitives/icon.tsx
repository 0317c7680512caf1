import type { SVGAttributes } from 'react';
import clsx from 'clsx';
import { ICON_PATHS, type IconName } from './icon-paths';
import './icon.css';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
	icon: IconName;
	/** Edge in pixels. */
	size?: number;
}

/**
 * Shows one of our glyphs. It is decorative: the control around it has the name. `-start` and `-end` are mirrored in
 * right-to-left pages.
 * @example <Icon icon="chevron-end" size={16} />
 */
export function Icon({ icon, size = 24, className, ...rest }: IconProps) {
	const isDirectional = icon.endsWith('-start') || icon.endsWith('-end');
	return (
		<svg
			{...rest}
			className={clsx('sa-icon', isDirectional && 'is-directional', className)}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
		>
			<path d={ICON_PATHS[icon]} />
		</svg>
	);
}
