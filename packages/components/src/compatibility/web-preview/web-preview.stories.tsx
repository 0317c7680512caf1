import { WebPreview } from './web-preview';

export default { title: 'Pictures/WebPreview', component: WebPreview };

/** A page of the gallery itself (.storybook/pages). */
const page = 'front-page.html';

export function APage() {
	return <WebPreview src={page} title="The shop's front page" />;
}

export function WithItsOwnWaitingText() {
	return <WebPreview src={page} title="The theme" loadingContent={<p>One moment …</p>} />;
}
