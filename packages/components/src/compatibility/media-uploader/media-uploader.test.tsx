import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaUploader, type MediaUploaderProps } from './media-uploader';
import type { MediaUploadProps } from './media-upload';
import type { UploadArguments } from './upload-media';

const page = window as { wp?: unknown }; // as: WordPress's scripts are untyped
const png = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'image/png' });
const button = (name: string) => screen.getByRole('button', { name });
const input = () => {
	const found = document.querySelector<HTMLInputElement>('input[type=file]');
	if (!found) throw new Error('there is no file input');
	return found;
};

/** An upload that ends when the test resolves it. */
function fakeUpload() {
	const started: UploadArguments[] = [];
	return { started, uploadMedia: (options: UploadArguments) => started.push(options) };
}

function fetchResponding(replies: readonly object[]) {
	const bodies: FormData[] = [];
	const left = [...replies];
	jest.spyOn(window, 'fetch').mockImplementation((_address, options) => {
		if (options?.body instanceof FormData) bodies.push(options.body);
		const reply = left.shift() ?? {};
		// as: jsdom has no Response; this is the part that is read.
		return Promise.resolve({
			ok: !('code' in reply),
			status: 'code' in reply ? 500 : 201,
			headers: new Headers(),
			text: () => Promise.resolve(JSON.stringify(reply)),
		} as Response);
	});
	return bodies;
}

describe('MediaUploader', () => {
	beforeAll(() => {
		window.fetch ??= () => Promise.reject(new Error('no network'));
	});
	afterEach(() => {
		delete page.wp;
		jest.restoreAllMocks();
	});

	it('opens the media library with its button and passes on the choice', async () => {
		const heard = jest.fn();
		function Library({ render: show, onSelect, ...rest }: MediaUploadProps) {
			heard('given', rest);
			return show({ open: () => onSelect({ id: 4, url: '/a.png' }) });
		}
		render(
			<MediaUploader
				MediaUploadComponent={Library}
				buttonText="Pick"
				buttonProps={{ className: 'mine' }}
				value={7}
				onSelect={(chosen) => heard('chosen', chosen)}
				onMediaGalleryOpen={() => heard('open')}
			/>,
		);
		expect(button('Pick')).toHaveClass('mine');
		await userEvent.click(button('Pick'));
		expect(heard.mock.calls).toEqual([
			['given', { value: 7, allowedTypes: ['image'], multiple: false }],
			['open'],
			['chosen', { id: 4, url: '/a.png' }],
		]);
	});

	it('uses WordPress’s library, with several files at once if allowed', async () => {
		let select = () => {};
		const opened: unknown[] = [];
		page.wp = {
			media: (options: unknown) => {
				opened.push(options);
				return {
					on: (_event: string, listener: () => void) => (select = listener),
					open: () => {},
					state: () => ({ get: () => ({ toJSON: () => [{ id: 1 }, { id: 2 }] }) }),
				};
			},
		};
		const onSelect = jest.fn();
		render(<MediaUploader multipleSelect onSelect={onSelect} allowedMediaTypes={['video']} />);
		await userEvent.click(button('Choose images'));
		select();
		expect(opened).toMatchObject([{ multiple: true, library: { type: ['video'] } }]);
		expect(onSelect.mock.calls).toEqual([[[{ id: 1 }, { id: 2 }]]]);
	});

	it('says so on a page without a media library', async () => {
		render(<MediaUploader />);
		await userEvent.click(button('Choose images'));
		expect(screen.getByRole('alert')).toHaveTextContent('not available on this page');
	});

	it('uploads chosen and dropped files, and distinguishes them', async () => {
		const { started, uploadMedia } = fakeUpload();
		const heard: unknown[] = [];
		const props: MediaUploaderProps = {
			uploadMedia,
			additionalData: { post: 3 },
			onUpload: (files) => heard.push(['dropped', files]),
			onFileUploadChange: (files) => heard.push(['chosen', files]),
			onError: (fault) => heard.push(['fault', fault.code]),
		};
		const { container } = render(<MediaUploader {...props} />);
		await userEvent.upload(input(), png('a.png'));
		expect(started[0]).toMatchObject({
			allowedTypes: ['image'],
			maxUploadFileSize: 10_000_000,
			additionalData: { post: 3 },
		});
		expect(started[0]?.filesList.map(({ name }) => name)).toEqual(['a.png']);
		started[0]?.onFileChange([{ id: 1, url: '/a.png' }]);
		fireEvent.drop(container.firstElementChild ?? container, {
			dataTransfer: { files: [png('b.png'), png('c.png')] },
		});
		expect(started[1]?.filesList.map(({ name }) => name)).toEqual(['b.png']);
		started[1]?.onFileChange([{ id: 2, url: '/b.png' }]);
		started[1]?.onError?.({ code: 'SIZE_ABOVE_LIMIT', message: '', file: png('b.png') });
		expect(heard).toEqual([
			['chosen', { id: 1, url: '/a.png' }],
			['dropped', { id: 2, url: '/b.png' }],
			['fault', 'SIZE_ABOVE_LIMIT'],
		]);
	});

	it('passes on lists if several files may be chosen', async () => {
		const { started, uploadMedia } = fakeUpload();
		const heard: unknown[] = [];
		render(
			<MediaUploader
				multipleSelect
				uploadMedia={uploadMedia}
				onFileUploadChange={(files) => heard.push(files)}
			/>,
		);
		await userEvent.upload(input(), [png('a.png'), png('b.png')]);
		started[0]?.onFileChange([{ id: 1, url: '/a.png' }]);
		expect(heard).toEqual([[{ id: 1, url: '/a.png' }]]);
		expect(started[0]?.filesList).toHaveLength(2);
	});

	it('uploads files to the media library of the shop, and names those that fail', async () => {
		const bodies = fetchResponding([
			{ id: 5, source_url: '/a.png', alt_text: 'Alt', title: { raw: 'A', rendered: 'A' } },
			{ code: 'rest_upload_unknown_error', message: 'The disk is full.', data: { status: 500 } },
		]);
		const heard: unknown[] = [];
		render(
			<MediaUploader
				multipleSelect
				maxUploadFileSize={10}
				additionalData={{ post: 3 }}
				onFileUploadChange={(files) => heard.push(files)}
				onError={({ code, message }) => heard.push(`${code}: ${message}`)}
			/>,
		);
		const text = new File(['x'], 'x.txt', { type: 'text/plain' });
		// Without userEvent, which keeps to what the dialog would accept.
		fireEvent.change(input(), {
			target: { files: [text, png('big.png', 11), png('a.png'), png('b.png')] },
		});
		await waitFor(() => expect(heard).toHaveLength(4));
		expect(heard).toEqual([
			'MIME_TYPE_NOT_SUPPORTED: x.txt has a file type that cannot be used here.',
			'SIZE_ABOVE_LIMIT: big.png is too large.',
			[expect.objectContaining({ id: 5, url: '/a.png', alt: 'Alt', title: 'A' })],
			'GENERAL: b.png could not be uploaded: The shop’s server reported an error (HTTP status 500). The disk is full.',
		]);
		expect(bodies.map((body) => [body.get('post'), (body.get('file') as File).name])).toEqual([
			['3', 'a.png'],
			['3', 'b.png'],
		]);
	});

	it('ignores dropped files without a drop zone', () => {
		const { started, uploadMedia } = fakeUpload();
		const { container } = render(<MediaUploader hasDropZone={false} uploadMedia={uploadMedia} />);
		fireEvent.drop(container.firstElementChild ?? container, {
			dataTransfer: { files: [png('a.png')] },
		});
		expect(started).toEqual([]);
	});

	it('works by keyboard: first the files of the computer, then the library', async () => {
		const { container } = render(<MediaUploader />);
		expect(container.firstChild).toHaveClass('woocommerce-form-file-upload');
		await userEvent.tab();
		expect(button('Drag images here or click to upload')).toHaveFocus();
		const asked = jest.spyOn(input(), 'click');
		await userEvent.keyboard('{Enter}');
		expect(asked).toHaveBeenCalledTimes(1);
		await userEvent.tab();
		expect(button('Choose images')).toHaveFocus();
	});
});
