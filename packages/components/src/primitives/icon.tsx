import type { SVGAttributes } from 'react';
import clsx from 'clsx';
import { ICON_PATHS, type IconName } from './icon-paths';
import './icon.css';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
	icon: IconName;
	/** Edge in pixels. */
	size?: number;
}

/** One of our few glyphs, decorative: the control around it carries the name. `-start` and `-end` turn round in right-to-left pages. */
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
