// src/board.ts
var mount = (element, context) => {
  const root = document.createElement("div");
  root.className = `traghetto traghetto-${context.theme}`;
  element.append(root);
  let busy = false;
  let chosen = "";
  let price = 3;
  function update(state) {
    const { view, names } = state;
    if (!(chosen in view.hand)) chosen = Object.keys(view.hand)[0] ?? "";
    root.replaceChildren(
      canal(view),
      ...view.seats.map((_, seat) => quay(view, names, seat)),
      cellar(state),
      actions(state)
    );
  }
  function canal(view) {
    const water = part("section", "traghetto-canal");
    water.append(part("p", "traghetto-ferry", say("ferry", { count: view.ferry })));
    if (view.crate) water.append(crate(view.crate, "traghetto-landed"));
    const { goods, coins } = view.offer;
    if (goods !== void 0 && coins !== void 0) {
      water.append(part("p", "traghetto-offer", say("offer", { goods, coins })));
    }
    return water;
  }
  function quay(view, names, seat) {
    const one = view.seats[seat];
    const box = part("section", "traghetto-quay");
    if (seat === view.turn) box.classList.add("traghetto-turn");
    box.append(part("h3", "", names[seat] ?? ""), part("p", "", say("coins", { count: one.coins })));
    if (one.bid !== null) box.append(part("p", "traghetto-bid", say("bid", { count: one.bid })));
    box.append(row(one.crates));
    if (typeof one.cellar === "number") box.append(part("p", "", say("cellar", { count: one.cellar })));
    else box.append(row(one.cellar));
    return box;
  }
  function cellar(state) {
    const { view } = state;
    const box = part("section", "traghetto-cellar");
    if (view.seat < 0) return box;
    box.append(part("h3", "", say("own-cellar")));
    for (const [goods, count] of Object.entries(view.hand)) {
      const pick = button(`${say(goods)} \xD7 ${count}`, () => {
        chosen = goods;
        update(state);
      });
      pick.classList.add("traghetto-crate", `traghetto-${goods}`);
      pick.setAttribute("aria-pressed", String(goods === chosen));
      box.append(pick);
    }
    return box;
  }
  function actions(state) {
    const { view } = state;
    const box = part("section", "traghetto-actions");
    if (view.may_ask && chosen) {
      const coins = document.createElement("input");
      coins.type = "number";
      coins.min = "1";
      coins.max = String(view.may_ask);
      coins.value = String(price);
      coins.setAttribute("aria-label", say("price"));
      coins.oninput = () => price = Number(coins.value);
      const sell = button(say("sell", { goods: chosen }), () => send(`sell ${chosen} for ${price}`));
      sell.dataset.sells = chosen;
      box.append(coins, sell);
    }
    for (const move of view.moves) box.append(button(label(move), () => send(move)));
    return box;
  }
  function label(move) {
    const [kind, first, , last] = move.split(" ");
    if (kind === "bid") return say("move-bid", { count: Number(first) });
    if (kind === "accept") return say("move-accept", { goods: first, coins: Number(last) });
    return say(`move-${kind}`);
  }
  function send(move) {
    if (busy) return;
    busy = true;
    root.classList.add("traghetto-busy");
    const done = () => {
      busy = false;
      root.classList.remove("traghetto-busy");
    };
    context.send(move).then(done, done);
  }
  function say(id, values) {
    return context.words(`traghetto-${id}`, values);
  }
  function row(crates) {
    const box = part("div", "traghetto-row");
    for (const [goods, count] of Object.entries(crates))
      for (let each = 0; each < count; each++) box.append(crate(goods, ""));
    return box;
  }
  function crate(goods, more) {
    return part("span", `traghetto-crate traghetto-${goods} ${more}`, say(goods));
  }
  update(context.state);
  return { update, destroy: () => root.remove() };
};
function part(tag, name, text = "") {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.textContent = text;
  return made;
}
function button(text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.onclick = act;
  return made;
}
export {
  mount
};
