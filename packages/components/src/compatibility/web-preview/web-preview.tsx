import { useState, type ReactNode, type SyntheticEvent } from 'react';
import clsx from 'clsx';
import { LoadingStatus } from '../../feedback/placeholder/loading-status';
import { Spinner } from '../../feedback/spinner/spinner';
import './web-preview.css';

export interface WebPreviewProps {
	/** Address of the embedded page. */
	src: string;
	/** Names the frame. */
	title: string;
	className?: string;
	/** Shown until the page has loaded; by default a spinner. */
	loadingContent?: ReactNode;
	onLoad?: (event: SyntheticEvent<HTMLIFrameElement>) => void;
}

/**
 * Embeds another page (S2.other-widgets.7). It counts as loading until its load event (S4.other.1).
 * @example <WebPreview src="https://shop.example" title="Shop" />
 */
export function WebPreview(props: WebPreviewProps) {
	const { src, title, className, loadingContent = <Spinner />, onLoad } = props;
	const [loadedSrc, setLoadedSrc] = useState<string>();
	const isLoading = loadedSrc !== src;
	return (
		<div
			className={clsx('woocommerce-web-preview', className, { 'is-loading': isLoading })}
			aria-busy={isLoading}
		>
			<LoadingStatus isLoading={isLoading} />
			{isLoading && <div className="woocommerce-web-preview__loading">{loadingContent}</div>}
			<div className="woocommerce-web-preview__iframe-wrapper">
				<iframe
					className="woocommerce-web-preview__iframe"
					src={src}
					title={title}
					onLoad={(event) => {
						setLoadedSrc(src);
						onLoad?.(event);
					}}
				/>
			</div>
		</div>
	);
}
