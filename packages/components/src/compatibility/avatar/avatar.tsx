import { useState, type ImgHTMLAttributes } from 'react';
import clsx from 'clsx';
import './avatar.css';

/** A person in WordPress's format (S3.user-object.1). */
export interface AvatarUser {
	display_name?: string;
	name?: string;
	/** Addresses of pictures by their edge in pixels. */
	avatar_URLs?: Readonly<Record<string, string>>;
	/** The same under the name of the REST API. */
	avatar_urls?: Readonly<Record<string, string>>;
}

export interface AvatarProps extends Omit<
	ImgHTMLAttributes<HTMLImageElement>,
	'src' | 'srcSet' | 'width' | 'height'
> {
	user?: AvatarUser | null;
	/** By default the person's name; '' beside a visible name. */
	alt?: string;
	/** Edge in pixels. */
	size?: number;
}

/**
 * Shows a person's picture, 60 px by default (S2.other-widgets.11). Without a working picture it shows initials.
 * @example <Avatar user={{ name: 'Ada Lovelace' }} size={24} />
 */
export function Avatar({ user, alt, size = 60, className, style, ...rest }: AvatarProps) {
	const [brokenSrc, setBrokenSrc] = useState('');
	const name = user?.display_name || user?.name || '';
	const pictures = user?.avatar_URLs ?? user?.avatar_urls ?? {};
	const src = pictureFor(pictures, size);
	const label = alt ?? name;
	const classes = clsx('woocommerce-avatar', className);
	if (!src || src === brokenSrc) {
		const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
		return (
			<span
				{...naming}
				title={rest.title}
				className={clsx(classes, 'is-placeholder')}
				style={{ ...style, inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
			>
				{initials(name)}
			</span>
		);
	}
	const sharpSrc = pictureFor(pictures, size * 2);
	return (
		<img
			loading="lazy"
			{...rest}
			className={classes}
			style={style}
			src={src}
			srcSet={sharpSrc === src ? undefined : `${sharpSrc} 2x`}
			alt={label}
			width={size}
			height={size}
			onError={(event) => {
				setBrokenSrc(src);
				rest.onError?.(event);
			}}
		/>
	);
}

/** The smallest picture that is large enough, else the largest. */
function pictureFor(pictures: Readonly<Record<string, string>>, size: number): string | undefined {
	const sizes = Object.keys(pictures)
		.filter((key) => pictures[key])
		.sort((one, other) => Number(one) - Number(other));
	const best = sizes.find((key) => Number(key) >= size) ?? sizes.at(-1);
	return best === undefined ? undefined : pictures[best];
}

function initials(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
	return chosen
		.map((word) => [...(word ?? '')][0] ?? '')
		.join('')
		.toUpperCase();
}
