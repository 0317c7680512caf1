import { WebPreview } from './web-preview';

export default { component: WebPreview };

export function Loading() {
	return <WebPreview src="https://example.com/" title="The shop's front page" />;
}

export function WithItsOwnWaitingText() {
	return (
		<WebPreview src="https://example.com/" title="The theme" loadingContent={<p>One moment …</p>} />
	);
}
