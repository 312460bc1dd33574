import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Card,
  CardGrid,
  CardItem,
  Notice,
  OfficialLink,
  Outcome,
  Panel,
  Reload,
  Status,
  StepProgress,
  Toast,
  TryAgain,
  useToast,
  Waiting,
  type ButtonKind,
} from '#ui/index.js';
import { Logo } from '../chrome/Header.js';
import { Icon, type IconName } from '../pages/home/Icons.js';

const ICONS = [
  'compassion',
  'privacy',
  'transparency',
  'integrity',
  'help',
  'articles',
] as const satisfies readonly IconName[];
const KINDS = ['primary', 'secondary', 'quiet', 'onBand', 'onBandOutline'] as const satisfies readonly ButtonKind[];
const TONES = ['info', 'good', 'warning', 'problem'] as const;
const BAND = { background: 'var(--band)', padding: '1rem', display: 'flex', flexWrap: 'wrap', gap: '1rem' } as const;
const ROW = { ...BAND, background: 'none', paddingInline: 0 } as const;

export const Words = () => (
  <>
    <h3>A third heading</h3>
    <p className="lead">A lead stands under the title and says what the page is for.</p>
    <p>
      Plain text with a <a href="#main">link</a>, a <strong>strong</strong> word and a much longer sentence that shows
      where the line breaks.
    </p>
    <p className="muted">A remark in muted color.</p>
    <p>
      A link to a government website: <OfficialLink href="https://www.va.gov">VA</OfficialLink>
    </p>
    <ul>
      <li>First of a list</li>
      <li>Second of a list</li>
    </ul>
    <div style={ROW}>
      {ICONS.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
    <StepProgress
      label="Steps"
      steps={[
        { id: 'place', name: 'Place', to: '?step=place' },
        { id: 'people', name: 'People', to: '?step=people' },
        { id: 'income', name: 'Income', to: null },
      ]}
      at="people"
    />
    <div style={BAND}>
      <Logo />
    </div>
    <div style={{ maxWidth: '16rem' }}></div>
  </>
);

export const Buttons = () => (
  <>
    {KINDS.map((kind) => (
      <div key={kind} style={kind.startsWith('onBand') ? BAND : ROW}>
        <Button kind={kind}>{kind}</Button>
        <Button kind={kind} aria-disabled>
          {kind}, not ready
        </Button>
        <ButtonLink kind={kind} to="/">
          {kind}, a page
        </ButtonLink>
        <ButtonAnchor kind={kind} href="#main">
          {kind}, an address
        </ButtonAnchor>
      </div>
    ))}
  </>
);

export const Boxes = () => (
  <>
    <Card>
      <p>A card by itself.</p>
    </Card>
    <CardGrid>
      {['First', 'Second', 'Third'].map((name) => (
        <CardItem key={name}>
          <h3>{name}</h3>
          <p>A card in a grid.</p>
        </CardItem>
      ))}
    </CardGrid>
    <Panel>
      <h3>A panel</h3>
      <p>The card that account screens stand on.</p>
    </Panel>
  </>
);

export const Messages = () => (
  <>
    {TONES.map((tone) => (
      <Notice key={tone} tone={tone}>
        <p>A notice of the tone “{tone}”.</p>
      </Notice>
    ))}
    <Status>
      <p>A status that is read out when it changes.</p>
    </Status>
    <Status />
    <Outcome>
      <p>What became of an action.</p>
    </Outcome>
    <Waiting text="Your plans are on their way." />
    <TryAgain onRetry={() => undefined} text="This list could not be loaded." />
    <Reload />
    <Toasts />
  </>
);

function Toasts() {
  const toast = useToast();
  return (
    <div>
      <Button kind="secondary" onClick={() => toast.showMessage('Rosa Delgado was saved.')}>
        Say that it worked
      </Button>{' '}
      <Button kind="secondary" onClick={() => toast.showError('You cannot delete your own account.')}>
        Say that it did not
      </Button>
      <Toast message={toast.message} onClose={toast.clear} />
    </div>
  );
}
